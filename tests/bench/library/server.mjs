/**
 * Prints the least processor time in milliseconds in which each module renders its page, in turn.
 * Arguments: the number of rounds, then the modules.
 */
const [rounds, ...paths] = process.argv.slice(2);
const modules = await Promise.all(paths.map((path) => import(path)));
const times = modules.map(() => Number.POSITIVE_INFINITY);
for (let round = 0; round < Number(rounds); round += 1) {
  for (const [index, { html }] of modules.entries()) {
    const begun = process.cpuUsage();
    html();
    const { user, system } = process.cpuUsage(begun);
    times[index] = Math.min(times[index], (user + system) / 1000);
  }
}
process.stdout.write(JSON.stringify(times));
