/** The metrics of a server, as Prometheus reads them. */
export async function metricsOf(address: string): Promise<string> {
  return await (await fetch(`${address}/metrics`)).text();
}

/** The value of one sample, such as `richtfest_moves_total{by="bot"}`. */
export function metricOf(text: string, sample: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `));
  if (line === undefined) throw new Error(`no metric ${sample}`);
  return Number(line.slice(sample.length + 1));
}
