import { renderToStaticMarkup } from "react-dom/server";
import { Hero } from "./hero";
import { ms } from "./messages/ms";
import { POPULAR } from "./messages/popular";
import { ta } from "./messages/ta";
import { zh } from "./messages/zh";

const popular = POPULAR.map((slug) => ({ slug, name: `English ${slug}` }));

test.each([
  [ms, "Tarian singa"],
  [ta, "சிங்க நடனம்"],
  [zh, "舞狮"],
])("popular searches are labelled in the page's language", (messages, lionDance) => {
  const html = renderToStaticMarkup(
    <Hero vendorCount={0} popular={popular} areas={[]} messages={messages} />,
  );
  expect(html).toContain(`>${lionDance}</a>`);
  expect(html).toContain("category=lion-dance");
  expect(html).not.toContain("English ");
});
