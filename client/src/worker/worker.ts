/**
 * The tables of a static site: answers the page with the engine, stores before it answers, lets bots play.
 *
 * Several pages may be open: a lock lets one of them act at a time, and each first takes in what others have stored.
 */
import { type Bridge, startEngine } from "./engine.ts";
import type { FromWorker, Outcome, ToWorker } from "./messages.ts";
import { Store } from "./store.ts";

/** How long a bot's move takes at least, in milliseconds, so that people can follow. */
const BOT_PAUSE = 300;

const pages = new BroadcastChannel("wagontrain");
const folder = new URL(`../${self.name}/`, self.location.href).href;
const starting = Promise.all([startEngine(folder), Store.open()]);
const stamps = new Map<string, number>();
const driven = new Set<string>();
const listened = new Set<string>();

const tell = (message: FromWorker): void => self.postMessage(message);
const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Alone among all pages of this site, where the browser can say so. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? (navigator.locks.request("wagontrain", work) as Promise<T>) : work();
}

/** Take in what other pages have stored. */
async function takeIn(bridge: Bridge, store: Store): Promise<void> {
  const kept = await store.stamps();
  for (const name of new Set([...kept.keys(), ...stamps.keys()])) {
    const stamp = kept.get(name);
    if (stamp === stamps.get(name)) continue;
    bridge.take_in(name, await store.document(name));
    if (stamp === undefined) stamps.delete(name);
    else stamps.set(name, stamp);
  }
}

/** Let the engine do something, and keep what it has changed before anybody is told. */
async function carryOut(work: (bridge: Bridge) => string): Promise<Outcome> {
  const [bridge, store] = await starting;
  return alone(async () => {
    await takeIn(bridge, store);
    const outcome = JSON.parse(work(bridge)) as Outcome;
    for (const [name, text] of Object.entries(outcome.stored)) {
      if (text === null) stamps.delete(name);
      else stamps.set(name, (stamps.get(name) ?? 0) + 1);
    }
    await store.save(outcome.stored, stamps);
    return outcome;
  });
}

function announce(outcome: Outcome): void {
  for (const [table, ring] of Object.entries(outcome.rings)) {
    const data = JSON.stringify(ring);
    tell({ type: "ring", table, data });
    pages.postMessage({ table, data });
    if (listened.has(table)) void drive(table);
  }
}

/** Let bots and plans act until a person is asked. */
async function drive(table: string): Promise<void> {
  if (driven.has(table)) return;
  driven.add(table);
  try {
    const [bridge] = await starting;
    for (;;) {
      await wait(0); // what the page has asked meanwhile goes first
      const began = performance.now();
      const decided = bridge.decide(table);
      if (!decided) return;
      await wait(Math.max(0, BOT_PAUSE - (performance.now() - began)));
      announce(await carryOut((engine) => engine.move_on(table, decided)));
    }
  } finally {
    driven.delete(table);
  }
}

async function answer(message: ToWorker & { type: "ask" }): Promise<void> {
  try {
    const outcome = await carryOut((bridge) => bridge.ask(message.method, message.address, message.body));
    const { content, ...rest } = outcome.answer!;
    tell({ type: "reply", id: message.id, reply: { ...rest, text: content } });
    announce(outcome);
  } catch (error) {
    const text = JSON.stringify({ code: "internal", title: String(error) });
    const reply = { status: 500, kind: "application/json", lang: "", text, file: "" };
    tell({ type: "reply", id: message.id, reply });
  }
}

async function listen(table: string): Promise<void> {
  const [bridge] = await starting;
  listened.add(table);
  const data = bridge.ring(table);
  if (data) tell({ type: "ring", table, data });
  void drive(table);
}

self.onmessage = (event: MessageEvent<ToWorker>) => {
  if (event.data.type === "ask") void answer(event.data);
  else void listen(event.data.table);
};
pages.onmessage = (event: MessageEvent<{ table: string; data: string }>) => tell({ type: "ring", ...event.data });
