export const dynamic = "force-dynamic";

export default function Page() {
  return <h1>Bare, rendered for every request</h1>;
}
