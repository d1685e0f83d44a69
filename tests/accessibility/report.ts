/** Renders the report of a run as an HTML page. */
export interface Finding {
  story: string;
  title: string;
  check: string;
  /** Language, theme, text size or width. */
  where: string;
  says: string;
}

export interface CheckCount {
  check: string;
  what: string;
  runs: number;
}

/** An axe rule. Tags name WCAG criteria: `wcag143` is 1.4.3. */
export interface AxeRule {
  id: string;
  tags: string[];
}

export interface MatrixRun {
  /** Instant of the run, ISO 8601. */
  at: string;
  /** Commit of the source, with a plus sign if files were modified. */
  commit: string;
  /** Parts of story ids that limited the run; empty for all stories. */
  only: string[];
  browser: string;
  axe: string;
  /** Rules that axe ran. */
  rules: AxeRule[];
  stories: number;
  counts: CheckCount[];
  findings: Finding[];
  excepted: { finding: Finding; reason: string; date: string }[];
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const row = (...cells: (string | number)[]) =>
  `<tr>${cells.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`;
const table = (heads: string[], rows: string[]) =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;

/** Returns HTML without script and external styles, for mail, archive and print. */
export function reportPage({ at, commit, only, browser, axe, stories, counts, findings, excepted }: MatrixRun): string {
  const failed = (check: string) => findings.filter((finding) => finding.check === check).length;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Accessibility matrix: ${findings.length === 0 ? 'no findings' : `${findings.length} findings`}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid #767e7a;overflow-wrap:anywhere}</style></head>
<body>
<h1>Accessibility matrix</h1>
<p>${stories} stories${only.length > 0 ? ` whose id contains ${escaped(only.join(' or '))}` : ''} on ${escaped(at)}, commit ${escaped(commit)}, ${escaped(browser)}, axe-core ${escaped(axe)}. ${findings.length === 0 ? 'No findings.' : `<strong>${findings.length} findings.</strong>`}</p>
<h2>Checks</h2>
${table(
  ['Check', 'Requirement', 'Times', 'Findings'],
  counts.map(({ check, what, runs }) => row(check, what, runs, failed(check))),
)}
<h2>Findings</h2>
${
  findings.length === 0
    ? '<p>None.</p>'
    : table(
        ['Story', 'Check', 'Where', 'Fault'],
        findings.map(({ title, check, where, says }) => row(title, check, where, says)),
      )
}
<h2>Exceptions</h2>
${
  excepted.length === 0
    ? '<p>None.</p>'
    : table(
        ['Story', 'Check', 'Fault', 'Reason for the exception', 'Date'],
        excepted.map(({ finding, reason, date }) => row(finding.title, finding.check, finding.says, reason, date)),
      )
}
<h2>Limits</h2>
<p>No automated check can judge whether the words are right, the order makes sense and a screen reader is pleasant to use. docs/explanation/accessibility.md lists what people have checked and what they have not.</p>
</body>
</html>
`;
}
