/** Every component in its states, for whoever works on the pages: npm run dev, then /dev/pieces. */
import { mount } from "svelte";
import "../../src/fonts.css";
import "../../src/app.css";
import "../../src/dark.css";
import { answerFromFixtures } from "./house";
import Pieces from "./Pieces.svelte";

answerFromFixtures();
mount(Pieces, { target: document.getElementById("app")! });
