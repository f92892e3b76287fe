/** Returns the entries of `values` that differ from those of `before`, or undefined when none does. */
export function changed<V extends object>(values: V, before: V): Partial<V> | undefined {
  const entries = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof V]),
  );
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<V>) : undefined;
}
