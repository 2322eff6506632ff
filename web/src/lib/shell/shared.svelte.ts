/** Whether the shared screen is open in this browser: its windows tell each other only. */
const NAME = "meetinghouse shared screen";
const EVERY = 1000; // milliseconds between two questions
const MISSED = 3; // requests without a reply after which it counts as closed; a closing window cannot be relied on to say so

class Shared {
  open = $state(false);
}
export const shared = new Shared();

/** This window is the shared screen, until the returned function is called. */
export function showHere(): () => void {
  const channel = new BroadcastChannel(NAME);
  const answer = () => channel.postMessage("here");
  channel.onmessage = ({ data }) => {
    if (data === "who") answer();
  };
  answer();
  return () => channel.close();
}

/** This window wants to know, until the returned function is called. */
export function findScreen(): () => void {
  const channel = new BroadcastChannel(NAME);
  let missed = 0;
  channel.onmessage = ({ data }) => {
    if (data !== "here") return;
    missed = 0;
    shared.open = true;
  };
  const ask = () => {
    if (missed++ >= MISSED) shared.open = false;
    channel.postMessage("who");
  };
  ask();
  const timer = setInterval(ask, EVERY);
  return () => {
    clearInterval(timer);
    channel.close();
    shared.open = false;
  };
}
