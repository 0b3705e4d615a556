/** A small army list as a file in base64: `units` units of 100 points, named with the given word. */
export function rosterFile(word: string, units: number): { fileName: string; base64: string } {
  const selections = Array.from(
    { length: units },
    (_, i) => `<selection id="u${i}" name="${word} Platoon ${i + 1}" number="1" type="unit">
      <costs><cost name="pts" typeId="points" value="100.0"/></costs>
      <categories><category id="c${i}" name="Troops" primary="true"/></categories>
    </selection>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <roster id="r" name="${word} Column" battleScribeVersion="2.03" gameSystemId="s" gameSystemName="Test"
      xmlns="http://www.battlescribe.net/schema/rosterSchema">
    <costs><cost name="pts" typeId="points" value="${units * 100}.0"/></costs>
    <forces><force id="f" name="Force" catalogueId="k" catalogueName="Test">
      <selections>${selections.join('')}</selections>
    </force></forces></roster>`;
  return { fileName: `${word}.ros`, base64: Buffer.from(xml).toString('base64') };
}
