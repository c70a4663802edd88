import { mount } from "svelte";
import "@fontsource-variable/fredoka";
import "@fontsource-variable/nunito";
import "./app.css";
import App from "./App.svelte";
import { soundAfterGesture } from "./sound";

soundAfterGesture();
if ("serviceWorker" in navigator && import.meta.env.PROD) navigator.serviceWorker.register("/sw.js").catch(() => {}); // forbidden in some private windows: the page does without

const target = document.getElementById("app");
if (!target) throw new Error("no #app");
export default mount(App, { target });
