/** Several players at one device: for whom the curtain is down. */

export interface AtOneDevice {
  running: boolean;
  /** The seats that are played at this device. */
  mine: readonly number[];
  toAct: number;
}

/**
 * The seat that the device is to be passed to; null: who holds it goes on. `holder` is who has said so last (null:
 * nobody yet), `shown` the seat through whose eyes the table was fetched.
 */
export function nextHolder(now: AtOneDevice, holder: number | null, shown: number): number | null {
  if (!now.running || now.mine.length < 2) return null;
  const next = now.mine.includes(now.toAct) ? now.toAct : (holder ?? shown);
  return next === holder ? null : next;
}
