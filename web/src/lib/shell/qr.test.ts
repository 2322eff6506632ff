import { describe, expect, it } from "vitest";
import { path, qr } from "./qr";

/** Made with Python's qrcode (byte mode, level M): a row each, in hexadecimal. */
const KNOWN: { text: string; mask: number; rows: string }[] = [
  {
    text: "HELLO",
    mask: 2,
    rows: `
      1fc27f 104541 17585d 17555d 17595d 105e41 1fd57f 1800 17c67c dafcc 7d16e d0fcc bf125 1528 1fce96 10543e
      175a96 175be8 175964 104fdc 1fd916
    `,
  },
  {
    text: "http://192.168.1.7:1692/j/KWTM",
    mask: 1,
    rows: `
      1fd8397f 1046d941 17567f5d 174f4b5d 1747e55d 10532c41 1fd5557f 67700 146bc225 1c9fcac3 1f7a265d 1d378040
      1b5fb6c1 6031ac7 66fd3a9 6997630 1ae9c8e9 fb3ca4f 1d6d2621 58c8740 1aeabbfa 13171d 1fd1d151 104d7511
      174bdbf0 174cc532 175a2837 104d1120 1fd01b61
    `,
  },
  {
    text: "http://192.168.178.123:1692/t/KWTM#abcdefghijklmnopqrstuv",
    mask: 5,
    rows: `
      1fc5d917f 10510c941 175d76a5d 17585895d 174ef325d 104aed041 1fd55557f 1b70100 10595d2ce 169ce3f9d
      1169fd096 5b053c 3e182361 1a350ba6b 8f87c51e e18955d5 5776d231 20822fce a7a3bb4d 1a5272bf 107eab7ba
      1f8e82634 1776c587a 149af368e 1af4857fa 17a2d16 1fcf30f56 104dd1116 17440a5f9 174e03017 1748f3337
      1048f749c 1fd5bf372
    `,
  },
  {
    text: "https://meetinghouse.example.org/t/KWTM#é–xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    mask: 2,
    rows: `
      1fc7bbedb7f 104c3892441 17525cd245d 175ed3aca5d 175aa7ef95d 1051f40d141 1fd5555557f 1e60f0300 17c03a4ea7c
      1ea99f21f75 ee5048bdd0 1cb3148e38a 6f3cb5930f 3843849b79 453d5b2488 1a1b64a2452 5eec96dba7 d1c236db77
      6b0452410 db3c01245a 13f067e0aad cad9b902f7 18e610ff0d0 730b0d7189 7f7ab0c82d 62e5b29679 157a45829d0
      f89d5af38a 453486f32f 11bdd959b7d 175b46824e4 103777924ea 15edbb4dbf7 1ecbedb17 1fc9589e750 105c1cda71a
      175d03b49fe 175c4f5b0a4 175d54721f0 104280b335a 1fd9025fa7c
    `,
  },
  {
    text: "https://a.example/yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy",
    mask: 3,
    rows: `
      1fd5eb6db7f 1056d835841 174bf60d65d 175a5b6db5d 1746c6dbe5d 1048c35c341 1fd5555557f 152d60d00 16e7edb784b
      1ea68b6df75 ddd9835846 150cd63d5d3 d74fb6fb2f 18bb96db6c3 16a5358363 72050d6048 17fa6db619 132f6db6dae
      14f0e5835d8 fb25d60dae 5c53db6df4 ea2db65b77 44bc83544e 63446092d0 1af9cb7ca2f e0b56cf3cf 1ec4a35932b
      1d8ef0c6308 94a66fb699 b3bedb6dae 146a15835f8 315bd60d7e ffd8db6df4 1fdb6db15 1fd73835b5e 105f460d513
      1748176d9ff 175cfadbf11 1759ab5c723 104ab8d23da 1fd7eecb78a
    `,
  },
];

const rows = (modules: readonly (readonly boolean[])[]) =>
  modules.map((row) => BigInt(`0b${row.map(Number).join("")}`).toString(16));

describe("a QR code", () => {
  for (const known of KNOWN) {
    it(`of ${known.text.length} letters has the modules another encoder gives it`, () => {
      expect(rows(qr(known.text, known.mask)!)).toEqual(known.rows.trim().split(/\s+/));
    });
  }

  it("takes one of the eight masks where none is named", () => {
    for (const { text } of KNOWN) {
      const all = Array.from({ length: 8 }, (_, mask) => rows(qr(text, mask)!));
      expect(all).toContainEqual(rows(qr(text)!));
    }
  });

  it("is refused where the text is too long, and only there", () => {
    expect(qr("x".repeat(106))).toHaveLength(41);
    expect(qr("x".repeat(107))).toBeNull();
    expect(qr("é".repeat(54))).toBeNull();
  });

  it("is drawn as one path", () => {
    expect(
      path([
        [true, false],
        [false, true],
      ]),
    ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
  });
});
