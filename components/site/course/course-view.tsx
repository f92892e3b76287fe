import { Question } from "@/components/ui/text/question";
import { PageHead } from "@/components/ui/page/heading/page-head";
import { ButtonLink } from "@/components/ui/action/button";
import { CourseProgress } from "./course-progress";
import { Contents } from "../contents/contents";
import styles from "./course-view.module.css";
import type { LessonContent } from "./lesson";
import { SELLING_LESSONS } from "./lessons-selling";
import { SERVING_LESSONS } from "./lessons-serving";

const LESSONS: readonly LessonContent[] = [...SELLING_LESSONS, ...SERVING_LESSONS];
const MINUTES = LESSONS.reduce((sum, { minutes }) => sum + minutes, 0);

/** The course for vendors: one page, to be read in one go or in eight lessons, or printed. */
export function CourseView() {
  return (
    <main id="main">
      <PageHead
        drawing="book"
        title="Running a shop on Sayang"
        lead={`${LESSONS.length} short lessons for wedding vendors, about ${MINUTES} minutes in all. What good vendors do here, with sums, examples and a list to tick for each.`}
      />
      <div className={styles.page}>
        <Contents
          title="Lessons"
          id="lessons"
          parts={LESSONS.map(({ id, title, minutes }) => ({ id, title, aside: `${minutes} min` }))}
        >
          <CourseProgress total={LESSONS.length} />
        </Contents>
        <div className={styles.lessons}>
          {LESSONS.map((lesson, at) => (
            <Lesson key={lesson.id} lesson={lesson} number={at + 1} />
          ))}
          <section className={styles.end} aria-labelledby="end">
            <h2 id="end">That was it</h2>
            <p>
              The rules behind it stand in the <a href="/vendor-terms">Vendor Terms</a>. Something unclear?{" "}
              <a href="/contact-us?faqindex=3">The vendors’ questions</a> may have it, or write to us.
            </p>
            <p className={styles.actions}>
              <ButtonLink href="/vendor/dashboard">Go to my dashboard</ButtonLink>
              <ButtonLink variant="secondary" href="/vendor/register">
                Become a Vendor
              </ButtonLink>
            </p>
          </section>
        </div>
      </div>
    </main>
  );
}

function Lesson({ lesson, number }: { lesson: LessonContent; number: number }) {
  const { id, title, drawing, opening, body, checklist, checks } = lesson;
  return (
    <article className={styles.lesson} aria-labelledby={id}>
      <h2 id={id}>
        <span className={styles.number}>{number}</span> {title}
      </h2>
      <div className={styles.opening}>
        {opening}
        {drawing}
      </div>
      <div className={styles.body}>{body}</div>
      <section className={styles.checklist} aria-label={`Checklist of lesson ${number}`}>
        <h3>Tick these off</h3>
        <ul>
          {checklist.map((line) => (
            <li key={line}>
              <label>
                <input type="checkbox" name={`${id}:${line}`} />
                <span>{line}</span>
              </label>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.checks} aria-label={`Questions of lesson ${number}`}>
        {checks.map(({ ask, answer }) => (
          <Question key={ask} ask={ask}>
            <p>{answer}</p>
          </Question>
        ))}
      </section>
      <label className={styles.done}>
        <input type="checkbox" name={id} data-done />
        <span>I have read lesson {number}</span>
      </label>
    </article>
  );
}
