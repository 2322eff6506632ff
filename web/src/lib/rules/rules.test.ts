import { describe, expect, it } from "vitest";
import { clauseParts } from "./rules";

describe("a clause’s words", () => {
  it("link to other clauses, in code type or not", () => {
    expect(clauseParts("Step 1 (`SAL-CONSP-02`) see SAL-ELIM-05.")).toEqual([
      { kind: "plain", text: "Step 1 (" },
      { kind: "rule", text: "SAL-CONSP-02" },
      { kind: "plain", text: ") see " },
      { kind: "rule", text: "SAL-ELIM-05" },
      { kind: "plain", text: "." },
    ]);
  });

  it("show settings in code type", () => {
    expect(clauseParts("If `ed.piety_effect` is on")).toEqual([
      { kind: "plain", text: "If " },
      { kind: "code", text: "ed.piety_effect" },
      { kind: "plain", text: " is on" },
    ]);
  });

  it("may be plain", () => {
    expect(clauseParts("Nothing more.")).toEqual([{ kind: "plain", text: "Nothing more." }]);
  });
});
