/** How often somebody may ask: so many frames at once, and so many more each second. */
export interface Allowance {
  readonly most: number;
  readonly perSecond: number;
}

export const ALLOWED: Allowance = { most: 120, perSecond: 40 };

/** Takes one frame; how many milliseconds to wait where none is left. */
export type Bucket = () => number;

export function bucketOf({ most, perSecond }: Allowance, now: () => number): Bucket {
  let left = most;
  let at = now();
  return () => {
    const time = now();
    left = Math.min(most, left + ((time - at) / 1000) * perSecond);
    at = time;
    if (left < 1) return Math.ceil(((1 - left) / perSecond) * 1000);
    left--;
    return 0;
  };
}

const MOST_KNOWN = 10_000;

/** A bucket for everybody who asks, by what is known of them; whoever was away longest is forgotten. */
export function bucketsOf(allowance: Allowance, now: () => number): (who: string) => number {
  const buckets = new Map<string, Bucket>();
  return who => {
    const bucket = buckets.get(who) ?? bucketOf(allowance, now);
    buckets.delete(who);
    buckets.set(who, bucket);
    if (buckets.size > MOST_KNOWN) buckets.delete(buckets.keys().next().value!);
    return bucket();
  };
}
