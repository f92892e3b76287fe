"use client";
import { useState } from "react";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { ListPager } from "@/components/ui/list/pager/list-pager";
import { ListTools } from "@/components/ui/list/list-tools";
import { TileArtwork } from "@/components/ui/media/tile-artwork";
import { AmountField } from "@/components/ui/money/amount-field";
import { AmountList } from "@/components/ui/money/amount-list";
import { Breadcrumb } from "@/components/ui/page/breadcrumb";
import { DetailSection } from "@/components/ui/page/detail-section";
import { HomeSection, RowsSkeleton } from "@/components/ui/page/home-section";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { ConsentWords } from "@/components/ui/text/consent-words";
import { Prose } from "@/components/ui/text/prose";
import { apiError } from "@/contracts/api-error";
import styles from "./gallery.module.css";

const SORTS = { newest: "Newest first", oldest: "Oldest first" } as const;
const REFUSED = apiError(503, "We could not load this right now", undefined);

/** The building blocks that features combine: lists, money, page parts and their states. */
export function GalleryKit() {
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<keyof typeof SORTS>("newest");
  const [page, setPage] = useState(2);
  const [budget, setBudget] = useState("85000");
  return (
    <section aria-label="Lists, money and page parts" className={styles.pair}>
      <div className={styles.side}>
        <h2>Lists</h2>
        <ListTools
          search={{ label: "Search orders", placeholder: "Order number", value: search, onSearch: setSearch }}
          sort={{ labels: SORTS, value: sort, onSort: setSort }}
        />
        <ListPager page={page} totalPages={7} totalDocs={132} limit={20} onPage={setPage} />
        <CardRowsSkeleton label="Loading orders" count={2} />
        <LoadFailure title="Your orders could not be loaded" error={REFUSED} retry={() => undefined} />
        <h2>Money</h2>
        <AmountField id="g-budget" label="Budget (S$)" value={budget} onAmount={setBudget} />
        <AmountList net={1000} serviceCharge={100} gst={99} total={1199} />
      </div>
      <div className={styles.side}>
        <h2>Page parts</h2>
        <Breadcrumb
          entries={[
            { name: "Vendors", href: "/vendor" },
            { name: "Venues", href: "/vendor?category=venues" },
          ]}
        />
        <PageTitle title="Appointments">Couples who want to meet you.</PageTitle>
        <DetailSection title="Payment">
          <Prose text={"Deposit on booking.\n- 30% at once\n- the rest a month before"} />
        </DetailSection>
        <SettingsCard title="Your week">
          <p>
            <ConsentWords>I agree to the Terms and Conditions and the Privacy Policy.</ConsentWords>
          </p>
        </SettingsCard>
        <HomeSection title="Coming up" action={{ label: "See all", href: "/user/manage-orders" }}>
          <RowsSkeleton label="Loading payments" count={2} />
        </HomeSection>
        <div style={{ height: "10rem" }}>
          <TileArtwork id="gallery" />
        </div>
      </div>
    </section>
  );
}
