import { mount } from "svelte";
import "./fonts.css";
import "./app.css";
import "./dark.css";
import App from "./App.svelte";
import { device } from "./lib/shell/app.svelte";

device.begin();
mount(App, { target: document.getElementById("app")! });
