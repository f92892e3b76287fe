/** The headings of what a couple paid, what Sayang keeps and what the vendor gets. */
export function MoneyHeads() {
  return (
    <>
      <th scope="col" data-numeric>
        Paid by couple
      </th>
      <th scope="col" data-numeric>
        Commission
      </th>
      <th scope="col" data-numeric>
        You get
      </th>
    </>
  );
}
