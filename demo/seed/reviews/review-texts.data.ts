import type { ReviewTopic } from "@/demo/seed/vendors/offer-kinds.data";

/** A sentence a review may lead with, and the title of a review that leads with it. */
export type Lead = { title: string; text: string };

/**
 * Sentences that reviews are composed of: praise, a detail of the day, minor criticism, and
 * complaints. `{month}` is that of the wedding.
 */
export type TopicTexts = { praise: Lead[]; detail: string[]; but: string[]; poor: Lead[] };

export const REVIEW_TEXTS: Record<ReviewTopic, TopicTexts> = {
  banquet: {
    praise: [
      {
        title: "Hot to the very last table",
        text: "Every dish came out hot, even at the tables right at the back.",
      },
      {
        title: "High praise from my mother",
        text: "My mother has been to perhaps two hundred wedding dinners and she ranked this one third, which is the highest praise I have ever heard from her.",
      },
      {
        title: "Run by hand signals",
        text: "The banquet manager ran the whole evening from the side with hand signals and we never once had to look at the clock.",
      },
      { title: "Ask them about the yam paste", text: "Guests are still asking about the yam paste." },
      {
        title: "They listened at the tasting",
        text: "The tasting was generous and they really did change the soup afterwards as we asked.",
      },
      {
        title: "Fish steamed to the second",
        text: "The fish was steamed to the second, for every table at the same time, and I do not know how they did it.",
      },
      {
        title: "Quick and gracious service",
        text: "Service was quick without that feeling of plates being snatched away.",
      },
      {
        title: "Vegetarians looked after",
        text: "We had two tables of vegetarians and they were looked after better than the rest of us.",
      },
      {
        title: "No surprises on the bill",
        text: "From the first viewing to the final bill there was not a single surprise.",
      },
      {
        title: "Honest portions",
        text: "The portions were honest, and nobody went to the coffee shop afterwards.",
      },
      {
        title: "Made room for my grandfather",
        text: "They moved a table by half a metre at the last minute so that my grandfather's wheelchair would fit, without being asked twice.",
      },
      {
        title: "Goosebumps at the march-in",
        text: "The march-in lighting gave me goosebumps, and I had seen it in rehearsal.",
      },
      {
        title: "Even our families approved",
        text: "Our families are hard to please and this time they ran out of things to say.",
      },
      {
        title: "They saved us two plates",
        text: "They kept two plates aside for us so that we could eat after the photographs.",
      },
      { title: "Better than the pictures", text: "The room looked even better than in the pictures." },
      {
        title: "Wine all night, no fuss",
        text: "Wine was poured all night and the corkage we had worried about never came up.",
      },
      {
        title: "Ushers who know every name",
        text: "All the ushers knew the names of the VIP tables by heart.",
      },
      {
        title: "As if ours were the only one",
        text: "It felt as though ours was the only wedding they had that month.",
      },
      {
        title: "The best duck at any wedding",
        text: "The duck was the best that I have eaten at any wedding, including my brother's, and I told him so.",
      },
      { title: "Answered within the day", text: "They answered emails within the day for eleven months." },
      {
        title: "The upgrade was worth it",
        text: "We upgraded the menu after the tasting and did not regret a cent.",
      },
      {
        title: "A lunch that ended on time",
        text: "The lunch ended exactly on time and everyone still had a second dessert.",
      },
      {
        title: "Nobody felt left out",
        text: "Halal meals for our guests came sealed and on proper plates, so nobody felt left out.",
      },
      {
        title: "Noodles for the children first",
        text: "The children got noodles first, which saved the evening for six sets of parents.",
      },
      {
        title: "Sound and screen just worked",
        text: "Sound and screen worked at the first try, thanks to a technician who had checked our video the week before.",
      },
      {
        title: "They remembered my father",
        text: "The captain at the head table remembered that my father does not take beef.",
      },
    ],
    detail: [
      "We had twenty-four tables on a Saturday in {month}.",
      "Yam seng went on for four minutes and the staff just smiled.",
      "It rained the whole afternoon and there were umbrellas waiting at the porch.",
      "Our solemnisation was in the same building, so nobody had to travel.",
      "Three relatives have asked for the manager's number since.",
      "The bridal room has proper mirrors and a steamer.",
      "Parking was easy for once.",
      "The first dish was served at 7.50 pm, which must be a record.",
      "The cold dish platter was gone in about a minute.",
      "They topped up the tea at the reception before anyone asked.",
      "We were twelve guests short and the two empty tables were quietly taken away.",
      "The AV technician saved our same-day edit when the laptop died.",
      "My husband does not like banquets, and he liked this.",
      "They let our decorator in two hours early.",
      "The bill matched the quotation to the dollar.",
      "The MRT is close by, which our colleagues appreciated.",
    ],
    but: [
      "The soup was a little salty for the older ones.",
      "The lifts were slow when everybody arrived at the same time.",
      "The air-conditioning at the front tables was very cold.",
      "There was a gap of twenty minutes between the fourth and the fifth course.",
      "Parking coupons ran out towards the end.",
      "The toast wine was a bit sweet.",
    ],
    poor: [
      {
        title: "Two tables waited for their fish",
        text: "Two tables got their fish when dessert was already being served.",
      },
      {
        title: "A new manager, and explaining again",
        text: "The manager we had planned with left a month before, and much of what was agreed had to be explained again.",
      },
    ],
  },
  venue: {
    praise: [
      {
        title: "Hardly any decorations needed",
        text: "The place did most of the work: we hardly needed decorations.",
      },
      { title: "Everybody looked up", text: "Everybody arrived, looked up, and took out their phones." },
      { title: "Unreal light", text: "The light at our ceremony was unreal, just as they had promised." },
      {
        title: "Always close, never in the way",
        text: "The duty manager stayed close all day without ever being in the way.",
      },
      {
        title: "We stopped looking",
        text: "We walked in at the viewing and stopped looking for other venues.",
      },
      {
        title: "A storm that looked planned",
        text: "When the sky turned black at four they moved everything under cover in fifteen minutes, and it looked planned.",
      },
      {
        title: "Our vendors loved it too",
        text: "Our vendors all said that it is one of the easiest places to work in.",
      },
      { title: "Intimate, not cramped", text: "It is intimate without being cramped." },
      {
        title: "Good food as well as looks",
        text: "The food was a happy surprise, as we had chosen the venue for its looks.",
      },
      { title: "Not a wedding factory", text: "It never felt like a wedding factory." },
      {
        title: "Every corner by wheelchair",
        text: "My grandmother could reach every corner in her wheelchair.",
      },
      { title: "Time to take it in", text: "They let us stay a little longer to sit down and take it in." },
      { title: "Sunset on cue", text: "Sunset came on cue and so did the drinks." },
      { title: "Talk of the office", text: "The short rib was the talk of the office on Monday." },
      {
        title: "This is what Singapore looks like",
        text: "Our guests from overseas now think that this is what Singapore looks like.",
      },
      {
        title: "Clear rules, no worries",
        text: "They gave us a very clear list of what is allowed and what is not, which saved a lot of worry.",
      },
      {
        title: "A spare shirt in ten minutes",
        text: "The team found a spare shirt for my best man in ten minutes.",
      },
      {
        title: "Quiet in the middle of town",
        text: "It is quieter than one would think, right in the middle of town.",
      },
      { title: "The price list was the price", text: "Everything on the price list was what we paid." },
      { title: "Even plan B was beautiful", text: "Even the wet-weather plan was beautiful." },
    ],
    detail: [
      "We were seventy people in {month}.",
      "The frangipani was in bloom.",
      "Our dog was allowed at the ceremony and behaved better than my cousins.",
      "The long tables made people talk who had never met.",
      "Mosquitoes were not a problem at all.",
      "We danced until half past ten on the dot.",
      "The upstairs room is perfect for getting ready.",
      "It was hot at first, then the fans and cold towels came round.",
      "The bar on the terrace was a hit with the uncles.",
      "Grab drivers found it without trouble.",
      "The view made up for my father's speech.",
      "They lent us a handheld microphone when ours failed.",
    ],
    but: [
      "Parking nearby is limited, so tell your guests to take a taxi.",
      "The ceremony area gets warm before five.",
      "The music limit is strict.",
      "The deposit took three weeks to come back.",
    ],
    poor: [
      { title: "Noise during our vows", text: "Another event upstairs could be heard during our vows." },
      {
        title: "Not ready for our guests",
        text: "The room was still being cleaned when our first guests arrived.",
      },
    ],
  },
  malayHall: {
    praise: [
      {
        title: "Beriani for nine hundred",
        text: "Nearly nine hundred guests and there was still beriani at three o'clock.",
      },
      {
        title: "A pelamin like a palace",
        text: "The pelamin filled the stage from wall to wall and looked like a palace.",
      },
      {
        title: "A peaceful nikah room",
        text: "The nikah room is peaceful and has space for both families to sit properly.",
      },
      {
        title: "Hot food from first to last",
        text: "The kitchen is just below, so the food was hot from the first guest to the last.",
      },
      {
        title: "Enough helpers, for once",
        text: "There were enough helpers, which has never happened at any wedding in our family.",
      },
      {
        title: "The whole hall stood up",
        text: "The kompang walked in from the lobby and the whole hall stood up.",
      },
      {
        title: "Two families, one smile",
        text: "They handled two families with many opinions and kept smiling.",
      },
      {
        title: "A proper prayer room",
        text: "The prayer room was clean and well signed, and our guests noticed.",
      },
      { title: "Parking and lifts that work", text: "Parking and lifts were well managed even at the peak." },
      {
        title: "Nothing left to think about",
        text: "We booked the package and truly did not have to think about anything else.",
      },
      { title: "Cool all afternoon", text: "Air-conditioning for that many people, and it stayed cool." },
      { title: "They reminded us to eat", text: "The floor captain reminded us to eat, twice." },
    ],
    detail: [
      "Our sanding was on a Sunday in {month}.",
      "The berkat counter ran by itself.",
      "My nenek liked the rendang, and she cooks.",
      "They cooked ten per cent more and we needed it.",
      "The lift brings the decorator's things straight up.",
      "We changed outfits twice and the timing worked.",
      "The buffet lines moved fast.",
      "Cleaning was finished before we had said goodbye.",
    ],
    but: [
      "The sound near the dais was rather loud.",
      "The queue at the lift was long at one o'clock.",
      "The dessert counter ran low near the end.",
    ],
    poor: [
      {
        title: "The hall came forty minutes late",
        text: "The hall was handed over forty minutes late, so our decorator had to rush.",
      },
    ],
  },
  gown: {
    praise: [
      {
        title: "Found at the second try",
        text: "I had tried on thirty gowns elsewhere; here it was the second one.",
      },
      {
        title: "So exact that I forgot it",
        text: "The fitting was so exact that I forgot I was wearing boning.",
      },
      { title: "No pushing", text: "Nobody pushed me towards the expensive rail." },
      { title: "My mother cried", text: "My mother, who said that she would not cry, cried." },
      {
        title: "A quietly brilliant seamstress",
        text: "The seamstress saw that one shoulder is lower than the other and quietly corrected it.",
      },
      {
        title: "I could sit, eat and dance",
        text: "I could sit, eat, dance and go to the toilet, and for a ball gown that is a miracle.",
      },
      {
        title: "Taken in at the last moment",
        text: "They took in the waist again three days before, without charge or comment.",
      },
      {
        title: "Pressed, boxed and explained",
        text: "It arrived pressed, boxed, and with a note on how to bustle it.",
      },
      {
        title: "Lovely in the photographs",
        text: "The gown looked even better in the photographs than in the mirror.",
      },
      {
        title: "They asked what I did not want",
        text: "For the first time somebody asked me what I did not want.",
      },
      {
        title: "Beautiful plus sizes",
        text: "They have plus sizes that are really beautiful, not only two at the back.",
      },
      {
        title: "No top-ups at all",
        text: "The package was exactly what the page said, with no top-ups at all.",
      },
      { title: "Finer lace than expected", text: "The lace is finer than I had expected from rental." },
      {
        title: "Noon to midnight in comfort",
        text: "I wore it from noon until midnight and never tugged at it once.",
      },
      {
        title: "Calm fittings, good coffee",
        text: "Fittings are calm and private, and there is good coffee.",
      },
      {
        title: "All my bridesmaids are happy",
        text: "My bridesmaids each got a different cut in the same colour and all were happy, which has to be some kind of record.",
      },
      {
        title: "Modest, cool and elegant",
        text: "The modest gown was elegant, cool and needed no inner layer.",
      },
      { title: "They remembered my heels", text: "They remembered my heel height from the first visit." },
    ],
    detail: [
      "I had four fittings over five months.",
      "A strap broke in the morning and they sent somebody to the hotel.",
      "The veil was lent for nothing.",
      "My sister has already booked for next year.",
      "My husband still does not believe that it was rented.",
      "Returning it took five minutes.",
      "The pockets held two tissues and a lip balm.",
      "We chose the suit in the same hour.",
      "The studio is a short walk from the MRT.",
      "They gave me the leftover lace for the bouquet.",
    ],
    but: [
      "Weekend appointments fill up early.",
      "The shop is small, so bring two people at most.",
      "The zip was a bit stiff.",
      "I had hoped for more colours of evening gown.",
    ],
    poor: [
      {
        title: "My gown went to a shoot first",
        text: "The gown that I had reserved was given to somebody else for a shoot and came back with a stain.",
      },
      {
        title: "The hem was never right",
        text: "The hem was still too long on the day, after three fittings.",
      },
    ],
  },
  suit: {
    praise: [
      { title: "Not borrowed any more", text: "My first suit that does not look borrowed." },
      {
        title: "Saved from the wrong colour",
        text: "They talked me out of a colour that I would have regretted.",
      },
      { title: "Cool in the afternoon sun", text: "The linen was cool through a whole afternoon outdoors." },
      {
        title: "Perfect at the third fitting",
        text: "Three fittings, each shorter than the one before, and then it was perfect.",
      },
      {
        title: "Measured by message, and it fits",
        text: "My brothers were measured by message and everything fitted.",
      },
      { title: "Survived the gatecrash", text: "The trousers survived the gatecrash games." },
      { title: "Worn four times since", text: "I have worn the suit four times since." },
      {
        title: "Good advice, no hard sell",
        text: "Good advice on shirt, tie and socks, without the hard sell.",
      },
      { title: "They stayed open for me", text: "They stayed open late for my last fitting." },
      { title: "A date under the collar", text: "The date under the collar is a lovely touch." },
    ],
    detail: [
      "Ordered seven weeks before, ready in five.",
      "They let out the waist a little in the last week, no questions asked.",
      "My father had one made too.",
      "The tuxedo came back from cleaning like new.",
      "I was offered whisky, and then coffee.",
      "They kept my pattern for the next one.",
    ],
    but: ["Delivery slipped by three days.", "The waistcoat could have been a little longer."],
    poor: [
      {
        title: "Sleeves too short",
        text: "The sleeves were too short and there was no time left to change them.",
      },
    ],
  },
  traditionalWear: {
    praise: [
      {
        title: "The aunties came to touch it",
        text: "The embroidery is even finer up close, and the aunties all came to touch it.",
      },
      {
        title: "Dressed in twenty minutes",
        text: "They dressed us both in twenty minutes and nothing moved all day.",
      },
      {
        title: "My grandmother's green",
        text: "The colour was exactly the green that my grandmother wanted.",
      },
      { title: "Every motif has a meaning", text: "I learnt what every motif means, and told our guests." },
      {
        title: "Heavy, and hardly felt",
        text: "It was heavy, but they had padded the shoulders so well that I hardly felt it.",
      },
      {
        title: "Sizes for the whole family",
        text: "They had sizes for everybody in the family, including my very tall brother.",
      },
      {
        title: "Neat from four in the morning",
        text: "The draping stayed neat from four in the morning until the reception.",
      },
      { title: "Complete to the last pin", text: "Accessories were complete down to the last pin." },
      { title: "Just like my mother's", text: "My mother said that it looked like the one she wore." },
      { title: "Fitted at the first try", text: "The blouse fitted at the first try." },
      {
        title: "Honest about the grades",
        text: "They explained the grades honestly and we took the middle one.",
      },
      { title: "Tradition without the dust", text: "Tradition without the dust." },
    ],
    detail: [
      "We collected it on the Thursday.",
      "Our photographer could not stop taking close-ups.",
      "They lent us a red umbrella.",
      "The tengkolok was folded fresh that morning.",
      "I kept the saree, of course.",
      "They steamed it at the house.",
      "We wore it for the tea ceremony in {month}.",
    ],
    but: [
      "The shop gets crowded on Sundays.",
      "It is warm to wear outdoors, so plan for a fan.",
      "Matching outfits for the parents came only in the last week.",
    ],
    poor: [{ title: "A hook was missing", text: "One hook was missing and we only found out on the day." }],
  },
  photo: {
    praise: [
      { title: "Ourselves, only happier", text: "We look like ourselves, only happier." },
      {
        title: "My father and his tie",
        text: "There is a picture of my father straightening his tie in the corridor which is worth the whole price.",
      },
      { title: "Everywhere, and hardly seen", text: "They were everywhere and we hardly saw them." },
      {
        title: "Family portraits in twelve minutes",
        text: "The family portraits, which I had dreaded, were done in twelve minutes.",
      },
      {
        title: "Not one awkward picture",
        text: "I am awkward in front of cameras and there is not one awkward picture.",
      },
      {
        title: "My grandmother, laughing",
        text: "They caught my grandmother laughing, and that has not been photographed in thirty years.",
      },
      { title: "A week early", text: "The gallery came a week earlier than promised." },
      {
        title: "They know a tea ceremony",
        text: "They know how a tea ceremony goes and were always in the right place before it happened.",
      },
      { title: "Warm, real colours", text: "The colours are warm and real, with no orange skin." },
      {
        title: "Every table, and nobody kept from eating",
        text: "Every table got its photograph and nobody was kept from eating.",
      },
      {
        title: "They calmed the groom, too",
        text: "They calmed down the groom, found the boutonnieres and then took wonderful pictures of both.",
      },
      {
        title: "Previews within three days",
        text: "Thirty previews within three days kept both families happy.",
      },
      {
        title: "Light in our void deck",
        text: "They saw the light in our void deck that none of us had noticed in twenty years.",
      },
      { title: "Stills from a film", text: "The night shots look like stills from a film." },
      {
        title: "Nineteen pictures of the dog",
        text: "Our dog is in nineteen of them and looks good in all.",
      },
      {
        title: "They thought of those not there",
        text: "They asked about the people who could not be there, and photographed their chairs.",
      },
      { title: "Four on the wall already", text: "I have hung four of them already." },
      {
        title: "Both sides covered",
        text: "The second photographer got the groom's side as well as if there were two weddings.",
      },
      { title: "Great respect for the priest", text: "They worked around the priest with great respect." },
      { title: "They like people", text: "You can tell that they like people." },
      {
        title: "My mother's highest compliment",
        text: "My mother asked for the file of one picture to use at her own funeral, which is a compliment in our family.",
      },
      { title: "No silly posing", text: "There was never a moment of posing that felt silly." },
      {
        title: "It felt like a date",
        text: "The pre-wedding walk felt like a date with two friends trailing behind.",
      },
      {
        title: "Train, umbrella and picture",
        text: "They carried the train, held the umbrella and took the picture.",
      },
    ],
    detail: [
      "We received 812 photographs.",
      "It poured, and those are the best ones.",
      "Our shoot started at half past six in the morning.",
      "They joined the uncles for a beer when it was over.",
      "The album is heavy and smells of good paper.",
      "We had them for eleven hours in {month}.",
      "They had met our solemniser before and it showed.",
      "The gatecrash pictures made us laugh all over again.",
      "Everything was backed up twice, as they told us while we were worrying.",
      "The drive came in a small wooden box.",
      "They did not mind that we were forty minutes late.",
      "The picture on our Christmas card is theirs.",
    ],
    but: [
      "The gallery took seven weeks rather than six.",
      "I should have liked a few more of the decorations.",
      "The previews were a little dark at first, but they re-edited them.",
      "Album layout needed three rounds.",
    ],
    poor: [
      {
        title: "Not the photographer we met",
        text: "The photographer we had met did not come, and we were told only the day before.",
      },
      { title: "Group portraits out of focus", text: "Several of the group portraits are out of focus." },
    ],
  },
  film: {
    praise: [
      { title: "Four times on the first night", text: "We watched it four times on the first night." },
      {
        title: "Vows, birds and sniffing",
        text: "You hear our vows, and the birds, and my aunt's sniffing.",
      },
      {
        title: "The edit stopped the ballroom",
        text: "The same-day edit stopped the whole ballroom, even the waiters.",
      },
      { title: "They found the one sentence", text: "They found the one sentence in a ten-minute speech." },
      { title: "The day in order, never dull", text: "It tells the day in order without being boring." },
      {
        title: "A blessing with subtitles",
        text: "My grandmother's blessing is on it, in dialect, with subtitles.",
      },
      {
        title: "Music that fits",
        text: "The music fits so well that we thought it had been written for it.",
      },
      {
        title: "My sister in Perth was there",
        text: "The live stream ran without a hitch and my sister in Perth was at our wedding.",
      },
      { title: "No needless slow motion", text: "No slow motion for the sake of it." },
      {
        title: "We learnt things about our parents",
        text: "They interviewed our parents, and we learnt things.",
      },
    ],
    detail: [
      "Eight minutes long and not one too many.",
      "The teaser came within the week.",
      "They changed one scene without discussion.",
      "There were two cameras and I noticed neither.",
      "The sound is as good as on television.",
      "We showed it again on our first anniversary.",
    ],
    but: ["We waited eleven weeks for the full version.", "One of the songs was not quite us."],
    poor: [{ title: "A speech without sound", text: "The speech of the best man has no sound." }],
  },
  booth: {
    praise: [
      { title: "A queue that never ended", text: "The queue never ended and nobody minded." },
      {
        title: "Grandfather in a feather boa",
        text: "My grandfather wore a feather boa, and there is proof.",
      },
      { title: "Attendants who charm stones", text: "Two attendants who could charm a stone." },
      {
        title: "Prints that match our cards",
        text: "The prints matched our cards so well that people asked who the designer was.",
      },
      {
        title: "Our favourite guest book",
        text: "The guest book that came out of it is our favourite thing from the whole wedding.",
      },
      {
        title: "The aunts came twice",
        text: "The light is flattering, and you can tell from how many aunts came twice.",
      },
      { title: "In and out unnoticed", text: "Set up before anyone arrived, gone before we noticed." },
      { title: "All over the family chat", text: "The 360 clips were all over the family chat by midnight." },
    ],
    detail: [
      "More than two hundred prints in three hours.",
      "The audio messages after eleven are priceless.",
      "They cleaned the props in between.",
      "All files were online the next morning.",
      "The painted backdrop is in our living room now.",
    ],
    but: ["We could have used an extra hour.", "The printer stopped for a few minutes."],
    poor: [
      { title: "Late for the cocktail hour", text: "They came late and the cocktail hour was nearly over." },
    ],
  },
  makeup: {
    praise: [
      { title: "I looked like me", text: "I looked like me on the best day of my life, which it was." },
      {
        title: "Held through tears and rain",
        text: "It held through tears, rain and four hours of hugging.",
      },
      {
        title: "Skin first, then colour",
        text: "She spent half an hour on my skin before she touched a colour.",
      },
      { title: "Kind to my eczema", text: "My eczema did not make itself known once." },
      { title: "No white faces in the flash", text: "Not a single flash photograph has a white face in it." },
      { title: "Calmer than my own sister", text: "She calmed me down better than my own sister did." },
      {
        title: "Hair that stayed up",
        text: "Hair stayed up from six in the morning to midnight, veil and all.",
      },
      {
        title: "A new look in twenty-five minutes",
        text: "The change between the looks took twenty-five minutes, lashes included.",
      },
      {
        title: "My mother kept the number",
        text: "My mother has never let anyone do her brows, and she now has their number.",
      },
      {
        title: "An honest trial",
        text: "The trial was honest: she showed me both versions and let me choose.",
      },
      { title: "Tudung perfect for eight hours", text: "My tudung sat perfectly for eight hours." },
      {
        title: "The right foundation at last",
        text: "She mixed a foundation for my skin, which no counter in Singapore has managed.",
      },
      {
        title: "Eight of us, all on time",
        text: "They came with three artists and all eight of us were done on time.",
      },
      {
        title: "Kaya toast and curls",
        text: "She noticed that I had not eaten and fed me kaya toast while curling.",
      },
      { title: "Light as nothing", text: "No heavy feeling at all, I kept touching my face to check." },
      { title: "My husband recognised me", text: "My husband recognised me, which was my one condition." },
      { title: "Natural, as I asked", text: "Natural, as I had asked, and everyone understood natural." },
      { title: "Gasps for the jasmine plait", text: "The jasmine plait drew gasps." },
      { title: "Cheerful at 4.15", text: "Early morning call at 4.15 and she was cheerful." },
      {
        title: "Lipstick for everybody",
        text: "She stayed for the whole tea ceremony and fixed everybody's lipstick.",
      },
    ],
    detail: [
      "The touch-up kit was a lifesaver.",
      "She had a pin for everything.",
      "My sister booked her the week after.",
      "I wore lashes for the first time and forgot about them.",
      "The groom got ten minutes too.",
      "She came to Punggol without a transport charge.",
      "The facial the week before made a real difference.",
      "We tried two hairdos at the trial.",
      "Her playlist is excellent.",
      "Our wedding was outdoors in {month}, need I say more.",
    ],
    but: [
      "The lipstick needed topping up after dinner.",
      "We started fifteen minutes late because of the previous appointment.",
      "I would have liked a bit more volume in my hair.",
    ],
    poor: [
      {
        title: "Late, and then rushed",
        text: "She was forty minutes late and everything after that was rushed.",
      },
      { title: "Much heavier than the trial", text: "The look was much heavier than at the trial." },
    ],
  },
  henna: {
    praise: [
      { title: "Black-cherry by morning", text: "The stain was nearly black-cherry by the wedding morning." },
      { title: "Thin as a hair", text: "Every line is thin as a hair and nothing smudged." },
      { title: "Our story, no stencil", text: "She drew our story without a single stencil." },
      { title: "Forty minutes to find his name", text: "My husband needed forty minutes to find his name." },
      {
        title: "Something for every guest",
        text: "Guests lined up all evening and each got something different.",
      },
      { title: "Natural, and no itching", text: "Natural henna that smells of cloves, and no itching." },
      { title: "Four hours of laughing", text: "She kept me laughing for four hours." },
      { title: "Prettier feet than hands", text: "The feet are even prettier than the hands." },
      {
        title: "Worked around everything",
        text: "She worked around my watch strap, a scar and two phone calls.",
      },
    ],
    detail: [
      "It lasted nearly three weeks.",
      "My grandmother held the lamp.",
      "She brought cushions and balm.",
      "Our office building is hidden in the pattern.",
      "The aftercare card really helps.",
      "Forty guests in three hours.",
    ],
    but: ["We started half an hour late.", "Bring a straw, as you cannot hold a cup."],
    poor: [
      {
        title: "The colour stayed pale",
        text: "The colour stayed pale, and we had followed all instructions.",
      },
    ],
  },
  flowers: {
    praise: [
      { title: "Too pretty to throw", text: "The bouquet was so pretty that I did not throw it." },
      { title: "Exactly that pink", text: "Fresh, fragrant and exactly the pink that I could not describe." },
      {
        title: "A week later, still standing",
        text: "The flowers were still standing a week later on my mother's table.",
      },
      {
        title: "Torch ginger, and perfect",
        text: "They used torch ginger in a wedding bouquet and it was perfect.",
      },
      { title: "An elegant car", text: "The car looked elegant instead of overdressed." },
      { title: "Cool at five in the morning", text: "Delivered at five in the morning, still cool." },
      { title: "Peonies out of season", text: "They found peonies in a month when nobody has peonies." },
      { title: "It survived the toss", text: "Light to carry and tied so well that it survived the toss." },
      { title: "Garlands that smell of heaven", text: "The garlands were thick, even and smelt of heaven." },
      {
        title: "Corsages with names",
        text: "Corsages were labelled by name, which saved me twenty questions.",
      },
      { title: "First listened, then drew", text: "Our florist listened first and then drew." },
      {
        title: "Ribbons to match my shoes",
        text: "They matched the ribbons to my shoes without being told.",
      },
    ],
    detail: [
      "The orchids came home with every aunt.",
      "The van was at our block before the photographer.",
      "They replaced one boutonniere that the ring bearer ate.",
      "Jasmine for forty heads, counted twice.",
      "I dried half of it.",
      "There was a spare corsage, and we needed it.",
      "The ribbon was silk.",
    ],
    but: [
      "Two of the roses opened too early.",
      "The colour was a shade darker than in the sketch.",
      "The delivery window was rather wide.",
    ],
    poor: [
      {
        title: "Half the flowers were different",
        text: "Half of the flowers were different from what had been agreed.",
      },
    ],
  },
  decor: {
    praise: [
      { title: "Our guests fell silent", text: "Guests walked in and fell silent." },
      { title: "The sketch, come alive", text: "The stage looked like the sketch, only alive." },
      {
        title: "Measured twice",
        text: "They measured our ceiling twice, and it fitted with two centimetres to spare.",
      },
      { title: "A garden in the void deck", text: "The void deck was gone, and in its place was a garden." },
      { title: "Fragrant from the door", text: "The mandap was fragrant from the door." },
      {
        title: "Gone without a trace",
        text: "Everything was up by noon and gone by midnight, without a trace.",
      },
      {
        title: "Flowers moved as if by magic",
        text: "They moved the ceremony flowers to the dinner as if by magic.",
      },
      {
        title: "Candles along the aisle",
        text: "The candles along the aisle were the moment of the evening.",
      },
      { title: "Within our budget", text: "They stayed within our budget and told us where not to spend." },
      {
        title: "Just enough gold",
        text: "The gold was just enough. My mother-in-law would have liked more, which means that it was right.",
      },
      { title: "Even the hotel took pictures", text: "Even the hotel staff took pictures." },
      { title: "Fabric that breathes", text: "The fabric looked like it was breathing." },
      { title: "Our names by hand", text: "Our names above the dais were lettered by hand." },
      {
        title: "All night, and still polite",
        text: "They worked through the night and were still polite at six.",
      },
      {
        title: "A clear view across the table",
        text: "The centrepieces left the view across the table free.",
      },
      {
        title: "Made for our living room",
        text: "The home pelamin went through our narrow door and looked made for the living room.",
      },
      {
        title: "Potted orchids, best idea",
        text: "Potted orchids as centrepieces were the best idea of the whole wedding.",
      },
    ],
    detail: [
      "Set-up took four hours.",
      "They brought their own ladder and their own biscuits.",
      "We saw a drawing to scale a month before.",
      "Eleven thousand marigolds, they said, and I believe it.",
      "The fire permit was arranged for us.",
      "They left us a bucket of flowers for the house.",
      "The lighting made everyone look ten years younger.",
      "Our wedding was in {month} and the flowers did not wilt.",
      "The throne was surprisingly comfortable.",
    ],
    but: [
      "Replies were slow in the busiest month.",
      "The carpet had a small crease.",
      "Teardown was a bit noisy while guests were leaving.",
    ],
    poor: [
      { title: "A sagging backdrop", text: "A part of the backdrop sagged during the speeches." },
      {
        title: "Still working when guests came",
        text: "They arrived late and were still working when the first guests came.",
      },
    ],
  },
  catering: {
    praise: [
      {
        title: "Rendang like my grandmother's",
        text: "The rendang tasted like my grandmother's and I do not say that lightly.",
      },
      {
        title: "Hot and plentiful to the end",
        text: "The food was hot, plentiful and still there at the end.",
      },
      {
        title: "They cleaned as they went",
        text: "The crew cleaned as they went, so that the place never looked used.",
      },
      { title: "Back for thirds", text: "Our guests went back for thirds." },
      {
        title: "Leftovers packed and labelled",
        text: "They packed what was left for both families, neatly labelled.",
      },
      {
        title: "Leaf service done right",
        text: "Leaf service in the right order, with somebody who explained it to my colleagues.",
      },
      { title: "An award for the satay man", text: "The satay man deserves an award." },
      {
        title: "On time, in the rain",
        text: "On time to the minute, in the rain, on an auspicious Saturday.",
      },
      { title: "Mild and real sambal", text: "Mild dishes for the children and real sambal for the rest." },
      { title: "Fluffy briyani", text: "The briyani was fluffy, and the meat fell from the bone." },
      {
        title: "A crowd at the vegetarian corner",
        text: "Even the vegetarian corner was crowded with meat-eaters.",
      },
      {
        title: "The kueh pie tee won",
        text: "The kueh pie tee station had a longer queue than the photo booth.",
      },
      {
        title: "A thousand served, no waiting",
        text: "They served nearly a thousand people without anybody waiting more than five minutes.",
      },
      {
        title: "A plate for us before the crowd",
        text: "The team leader found us a plate before the crowd came.",
      },
      { title: "The real Nonya thing", text: "The Nonya dishes were the real thing, buah keluak included." },
      { title: "Fair prices", text: "Very fair prices for this quality." },
      {
        title: "Hot idlis at five in the morning",
        text: "Breakfast at five in the morning, hot idlis and good coffee, and everyone was suddenly awake.",
      },
      {
        title: "They checked everything first",
        text: "They called the week before to check the numbers, the lift and the power.",
      },
    ],
    detail: [
      "We ordered for 600 and they cooked for 700.",
      "The bandung was not too sweet.",
      "Waiters refilled the trays before they were empty.",
      "The dosa counter was a hit with my Chinese in-laws.",
      "They brought fans for the guests.",
      "The head table had its own domes.",
      "My uncle, who has a stall himself, asked for the recipe.",
      "Everything was cleared by four.",
      "They found space for three more tables.",
      "The chicken for the photographers was the same as ours, they told me.",
    ],
    but: [
      "The dessert table was empty a bit early.",
      "One of the curries was too spicy for some.",
      "The queue was long in the first half hour.",
      "Labels in Chinese would have helped my grandparents.",
    ],
    poor: [
      { title: "An hour late", text: "They came an hour late and our guests had to wait." },
      { title: "The rice ran out", text: "The rice ran out before everyone had eaten." },
    ],
  },
  cake: {
    praise: [
      { title: "All of it was eaten", text: "People actually ate the wedding cake, all of it." },
      {
        title: "Our own songket in sugar",
        text: "The painted pattern was our own songket, thread by thread.",
      },
      { title: "Light and not too sweet", text: "Light, not too sweet, and it stood up to a warm evening." },
      { title: "Dangerous gula melaka", text: "The gula melaka layer is dangerous." },
      {
        title: "A difficult tasting box",
        text: "The tasting box nearly ended our engagement, we could not agree on any.",
      },
      { title: "Like the drawing, and better", text: "It looked like the drawing, and better from behind." },
      { title: "Sugar flowers that fool florists", text: "The sugar flowers fooled the florist." },
      { title: "Set up without a phone call", text: "Delivered and set up without a phone call." },
      { title: "Gone in thirty minutes", text: "The dessert table was gone in thirty minutes." },
      {
        title: "An eggless one for my cousin",
        text: "They made a small eggless one for my cousin without charging for it.",
      },
      { title: "Forty layers, counted", text: "The kek lapis had forty layers. My uncle counted." },
      { title: "Kueh soft till night", text: "The kueh were fresh that morning and soft till night." },
    ],
    detail: [
      "Three tiers for ninety people.",
      "We froze the top for our anniversary.",
      "The children guarded the cupcakes.",
      "They lent us a silver knife.",
      "It survived the drive to Sentosa.",
      "Pandan won.",
      "The mithai boxes went home with everyone.",
    ],
    but: [
      "The cream was a little soft by the end.",
      "I would have liked the colour a bit paler.",
      "One flavour had to be changed.",
    ],
    poor: [{ title: "The second tier leaned", text: "The second tier leaned and they had to cut it early." }],
  },
  drinks: {
    praise: [
      {
        title: "Named after our first argument",
        text: "The cocktail named after our first argument was the best of the night.",
      },
      {
        title: "Zero-proof and just as good",
        text: "The zero-proof drinks were as good as the others, and my pregnant friend was moved.",
      },
      { title: "They remembered every order", text: "They remembered everybody's order." },
      { title: "Real ice, proper glasses", text: "Real ice, proper glasses and no waiting." },
      {
        title: "The coffee cart saved my aunties",
        text: "The coffee cart kept my aunties alive until dessert.",
      },
      { title: "Teh tarik with a show", text: "Our teh tarik man performed as much as he poured." },
      {
        title: "A bar worth photographing",
        text: "The bar looked so good that we moved the photographs there.",
      },
      { title: "A kind eye on the uncles", text: "They kept an eye on the uncles, kindly." },
    ],
    detail: [
      "A hundred and twenty guests and three bartenders.",
      "The menu board is on our wall now.",
      "They stayed an extra hour.",
      "The calamansi one ran out first.",
      "Sealed wine was taken back as promised.",
    ],
    but: ["The first half hour was very busy.", "I would have liked stronger coffee."],
    poor: [{ title: "Out of ice by nine", text: "They ran out of ice by nine." }],
  },
  cards: {
    praise: [
      {
        title: "Felt before it is read",
        text: "My guests ran their fingers over the card before they read it.",
      },
      {
        title: "They caught a wrong character",
        text: "They found a wrong character in my grandfather's name that the whole family had missed.",
      },
      {
        title: "Thick paper, real gold",
        text: "The paper is thick, the gold is real gold colour, and the envelope fits.",
      },
      {
        title: "More replies than the printed one",
        text: "The animated card got more replies than the printed one.",
      },
      { title: "Quick proofs", text: "Proofs were quick and the changes exactly as asked." },
      {
        title: "A stunning seating chart",
        text: "The seating chart on the mirror was stunning, and she added two names on the morning.",
      },
      { title: "Three languages, all right", text: "Three languages on one card and all of them right." },
      {
        title: "Now it hangs in our hallway",
        text: "The sign looks like those of the old shops and now hangs in our hallway.",
      },
      { title: "They told us to order fewer", text: "They advised us to order fewer, which I respect." },
      {
        title: "My aunt's questions, answered",
        text: "The wedding website answered all questions that my aunt used to ask me.",
      },
    ],
    detail: [
      "A hundred and fifty sets, no misprint.",
      "The calligrapher did our parents' names in brush.",
      "It was ready four days early.",
      "The map is prettier than the city.",
      "The vow books survived the tears.",
      "Wax seals take time, allow for it.",
    ],
    but: ["Shipping to Malaysia took longer than planned.", "The red is slightly darker than on screen."],
    poor: [{ title: "A week late", text: "The cards were a week late." }],
  },
  favours: {
    praise: [
      {
        title: "None left on the tables",
        text: "For once the door gifts did not stay behind on the tables.",
      },
      {
        title: "Kaya, gone at once",
        text: "The kaya was gone before the couple next to me had opened theirs.",
      },
      { title: "Packed by table, and counted", text: "Packed by table, labelled and counted." },
      { title: "Still in use", text: "My bridesmaids still use what was in the box." },
      { title: "The guests began to swap", text: "Every coaster is different, and people began to swap." },
      { title: "Used every Sunday", text: "The parents' tea set is used every Sunday." },
      { title: "Labels that look like us", text: "The labels were drawn for us and look like us." },
      { title: "Small, useful, not expensive", text: "Small, useful and not expensive." },
    ],
    detail: [
      "Five extra came in the carton.",
      "Delivered to the hotel the day before.",
      "The samples helped us decide.",
      "The plants are alive on many desks.",
      "We ordered 320 pieces.",
    ],
    but: ["Two jars were cracked, they were replaced at once.", "The ribbon was a different shade."],
    poor: [
      { title: "Thirty pieces missing", text: "Thirty pieces were missing and we noticed only at the door." },
    ],
  },
  music: {
    praise: [
      { title: "Half the room cried", text: "They arranged our song for strings and half the room cried." },
      { title: "Loud enough, soft enough", text: "Loud enough to dance, soft enough to talk." },
      { title: "My father sang", text: "Their Mandopop set made my father sing." },
      { title: "They read the room", text: "They read the room better than most DJs." },
      {
        title: "Everybody put down the phone",
        text: "The violinist walked between the tables, and everybody put down the phone.",
      },
      {
        title: "A glow over the morning",
        text: "The guzheng at the tea ceremony gave the whole morning a glow.",
      },
      {
        title: "A Tamil song in two weeks",
        text: "They learnt a Tamil song for my grandmother in two weeks.",
      },
      {
        title: "On time, tuned and charming",
        text: "Set up on time, tuned, and charming to the banquet staff.",
      },
      { title: "In step with the doors", text: "The march-in song started exactly as the doors opened." },
      { title: "A ballroom like a jazz club", text: "The jazz trio made a hotel ballroom feel like a club." },
    ],
    detail: [
      "They played twenty minutes more without being asked.",
      "My cousin sang with them and they made her sound great.",
      "The rug is a nice touch.",
      "We have the sheet music framed.",
      "The sound check was done before the first guest.",
    ],
    but: ["The breaks felt slightly long.", "The speakers were close to table two."],
    poor: [{ title: "Another singer came", text: "The singer we had booked was replaced without notice." }],
  },
  emcee: {
    praise: [
      { title: "No embarrassing games", text: "Not one embarrassing game and still everybody laughed." },
      {
        title: "Three languages in one sentence",
        text: "He switched between three languages in a single sentence and the grandparents loved it.",
      },
      { title: "To the minute, unnoticed", text: "She kept to the minute without anyone noticing." },
      {
        title: "All nineteen names right",
        text: "He pronounced every name correctly, all nineteen of them.",
      },
      {
        title: "Grace with a long speech",
        text: "The speech that went on too long was ended with such grace that my uncle thought it was his idea.",
      },
      { title: "He met us twice, and it showed", text: "He met us twice and it showed." },
      {
        title: "Better than the video",
        text: "When the video failed he told a story and it was better than the video.",
      },
      { title: "Warm and funny", text: "Warm, funny and never the centre of attention." },
      { title: "Pantun and clapping aunties", text: "The pantun had the aunties clapping." },
    ],
    detail: [
      "The running order was a work of art.",
      "He worked with the kitchen by earpiece.",
      "The yam seng was legendary.",
      "He arrived two hours early.",
      "My father asked for his card.",
    ],
    but: ["One joke was a bit old.", "The microphone crackled, though not through his fault."],
    poor: [{ title: "Our parents' names mixed up", text: "He mixed up the names of our parents." }],
  },
  kompang: {
    praise: [
      { title: "You feel it in the chest", text: "You feel it in the chest before you hear it." },
      { title: "My father cried", text: "The procession gave me goosebumps and made my father cry." },
      { title: "In songket and in rhythm", text: "They were on time, in full songket, in perfect rhythm." },
      {
        title: "Breathtaking silat",
        text: "The silat performer was breathtaking and the children now want lessons.",
      },
      {
        title: "Never lost for a step",
        text: "The leader walked us in step by step, so that we were never lost.",
      },
      { title: "The neighbours came down", text: "Neighbours came down from all floors to watch." },
      { title: "Beautiful selawat", text: "Their selawat was beautiful." },
      {
        title: "Strong for both sides",
        text: "They played for both sides on the same day and were as strong at the second.",
      },
    ],
    detail: [
      "Twelve players, and it sounded like thirty.",
      "The bunga manggar was huge.",
      "They coordinated with the emcee.",
      "They stayed for a plate of nasi minyak.",
      "The youngest drummer is fourteen and fearless.",
    ],
    but: ["They were ten minutes late from the wedding before ours.", "It is loud in a small lift lobby."],
    poor: [{ title: "Eight players, not twelve", text: "Only eight players came instead of twelve." }],
  },
  performance: {
    praise: [
      {
        title: "The lions bowed to Grandmother",
        text: "The lions bowed to my grandmother first, and nobody had told them to.",
      },
      {
        title: "A sangeet in six weeks",
        text: "Our family sangeet looked rehearsed for years, and it was six weeks.",
      },
      {
        title: "Dancing before the food",
        text: "The dhol had both sides of the family dancing before the food.",
      },
      {
        title: "Our friends in the painting",
        text: "The painter put our friends into the picture with such wit.",
      },
      { title: "A waltz for two left feet", text: "She taught my two left feet a waltz." },
      { title: "Twelve minutes of energy", text: "Twelve minutes of pure energy, and not too loud." },
      { title: "The biggest cheer", text: "The scroll with our names got the biggest cheer." },
      {
        title: "She moved the sofa herself",
        text: "The choreographer came to our flat and moved the sofa herself.",
      },
      {
        title: "Spine-tingling nadaswaram",
        text: "The nadaswaram at the tying of the thali was spine-tingling.",
      },
      { title: "On forty refrigerators", text: "The caricatures are on forty refrigerators." },
    ],
    detail: [
      "The uncle who joined late got his own step.",
      "LED lions are worth it.",
      "The painting was delivered two weeks later.",
      "They checked the height of the ceiling beforehand.",
      "The lettuce landed on the best man.",
      "Three encores.",
    ],
    but: ["The fog was a bit thick.", "We would have needed one more rehearsal."],
    poor: [
      { title: "The troupe came late", text: "The troupe came late and the programme had to be moved." },
    ],
  },
  car: {
    praise: [
      { title: "Spotless and early", text: "The car was spotless and ten minutes early." },
      {
        title: "A chauffeur who knows the way",
        text: "The chauffeur knew a way around the jam and held the umbrella without a word.",
      },
      { title: "Room for my dress", text: "My dress fitted in with room to spare." },
      { title: "Every head turned", text: "The old car turned every head on Orchard Road." },
      { title: "Cool in a car from 1956", text: "Air-conditioning in a car from 1956, bless them." },
      { title: "Patient coach drivers", text: "The coach drivers waited patiently for our late relatives." },
      { title: "Cold towels and a charger", text: "Cold towels on a hot day, and a spare phone charger." },
      { title: "The route was planned", text: "They had planned the route with my brother the week before." },
      { title: "The camper van pictures", text: "The camper van made the best pictures." },
    ],
    detail: [
      "Eight hours, no extra charge for the detour to my grandmother's.",
      "The ribbons matched the bouquet.",
      "The driver took a picture of us at the lights.",
      "The groom was allowed to drive for a bit.",
      "They sent the car number the night before.",
      "Wheelchair lift worked perfectly.",
    ],
    but: ["The seats are a little narrow.", "The driver was rather quiet, but that suits some people."],
    poor: [{ title: "Not the car we booked", text: "The car on the day was not the one we had booked." }],
  },
  ring: {
    praise: [
      { title: "She said yes", text: "She said yes, and then asked who made it." },
      { title: "No sales tricks", text: "They explained the stone without a single sales trick." },
      {
        title: "A wax model for a week",
        text: "The wax model on my finger for a week made all the difference.",
      },
      { title: "As if it had grown there", text: "It fits as if it had grown there." },
      {
        title: "A smaller stone, and right",
        text: "They talked us into a smaller stone, and they were right.",
      },
      { title: "Our best Saturday", text: "The making of our own bands was the best Saturday of the year." },
      { title: "His fingerprint inside", text: "The engraving of his fingerprint makes me smile each time." },
      { title: "Resized free of charge", text: "Resized twice without charge." },
      {
        title: "A teal that changes",
        text: "The teal of the sapphire changes with the light, exactly as they said.",
      },
    ],
    detail: [
      "Ready in five weeks.",
      "The box is a little artwork.",
      "They answered my panicky messages at midnight.",
      "One plaster was needed.",
      "We wear them every day.",
      "My mother wants hers redone now.",
    ],
    but: ["The waiting time was a week longer.", "The shop is hard to find the first time."],
    poor: [
      {
        title: "Two tries to get the size",
        text: "The ring had to go back twice before the size was right.",
      },
    ],
  },
  gold: {
    praise: [
      {
        title: "Everything on the receipt",
        text: "Weight, workmanship and price were all shown on the receipt.",
      },
      {
        title: "Two hours of tea",
        text: "My mother-in-law chose for two hours and was served tea for two hours.",
      },
      { title: "Light enough for work", text: "The set is light enough that I wear the chain to work." },
      {
        title: "They knew our customs",
        text: "They knew the custom of our dialect group better than we did.",
      },
      { title: "Works of art", text: "The bangles are works of art." },
      {
        title: "The right thali pattern",
        text: "They had the thali pattern of my husband's village in their book.",
      },
      { title: "A shining temple set", text: "The rental temple set was complete and shining." },
      {
        title: "Grandmother's chain lives on",
        text: "Grandmother's old chain became two rings and a pendant.",
      },
      {
        title: "No pressure, no rush",
        text: "No pressure, no rush, and a calculator that everyone could see.",
      },
    ],
    detail: [
      "The price was fixed on the day we paid.",
      "They cleaned it again before the wedding.",
      "The box is lined with red silk.",
      "They explained who gives what to whom.",
      "The clasp is strong.",
    ],
    but: ["Saturday afternoons are very busy.", "I wish there were more modern designs."],
    poor: [{ title: "An earring came loose", text: "One earring came loose on the day." }],
  },
  planner: {
    praise: [
      { title: "Not a single phone call", text: "I did not answer a single phone call on my wedding day." },
      {
        title: "A plan for every plan",
        text: "They had a plan for everything, and then a plan for when the plan failed.",
      },
      {
        title: "Two religions, both content",
        text: "Two religions, three languages, and both families think that theirs was the main event.",
      },
      {
        title: "They read our contracts",
        text: "They read our contracts and found four things that we had missed.",
      },
      {
        title: "Accurate to the minute",
        text: "The running order was accurate to the minute, for fourteen hours.",
      },
      { title: "The zip was sewn before I knew", text: "A zip broke, and it was sewn up before I knew it." },
      { title: "One step ahead", text: "Calm, kind and always one step ahead." },
      {
        title: "They told my uncle to sit",
        text: "They told my uncle with the microphone to sit down and he thanked them.",
      },
      { title: "They saved more than their fee", text: "They saved us more than their fee." },
      { title: "Our parents relaxed", text: "Our parents relaxed, which I had thought impossible." },
      { title: "Every vendor was prepared", text: "Every vendor told us how well prepared they were." },
      {
        title: "Seating drama handled",
        text: "They handled the seating drama so that we heard of it only a month later.",
      },
    ],
    detail: [
      "Five coordinators for 400 guests.",
      "The emergency kit was opened eleven times.",
      "They reminded us to eat.",
      "The shared folder was always up to date.",
      "They stayed until the last ang bao was counted.",
      "The rehearsal was worth every minute.",
    ],
    but: ["We would have liked one more meeting.", "They were a bit slow to answer in the December season."],
    poor: [
      {
        title: "A late change of coordinator",
        text: "The coordinator changed two weeks before the wedding.",
      },
    ],
  },
  solemniser: {
    praise: [
      {
        title: "Two laughs, many tears",
        text: "Twenty minutes, two laughs, many tears, and our names right.",
      },
      { title: "It sounded like us", text: "The ceremony sounded like us and nobody else." },
      {
        title: "She really listened",
        text: "She had listened so carefully that my brother thought she was a family friend.",
      },
      { title: "One calming sentence", text: "He calmed my husband's shaking hands with one sentence." },
      {
        title: "Papers checked, no surprises",
        text: "The papers were checked and there was no surprise at all.",
      },
      { title: "Every word in Hokkien", text: "Our grandparents could follow every word, in Hokkien." },
      {
        title: "Thunder made part of it",
        text: "She waited for the thunder to finish and made it part of the ceremony.",
      },
      { title: "Short, dignified and warm", text: "Short, dignified and warm." },
      {
        title: "A lovely Justice of the Peace",
        text: "They matched us with a Justice of the Peace who was simply lovely.",
      },
      { title: "The bit with the children", text: "The bit with the children was the best of all." },
    ],
    detail: [
      "The rehearsal by video took half an hour.",
      "She brought a pen that works.",
      "The script is framed now.",
      "He arrived early and spoke with our parents.",
      "The checklist for ROM is gold.",
      "Our ceremony began at 7.09 in the morning.",
    ],
    but: ["The microphone was not his friend.", "We waited a few days for the first reply."],
    poor: [{ title: "Late, and gone at once", text: "He came late and left straight after the signing." }],
  },
  customs: {
    praise: [
      { title: "Every item explained", text: "She explained every item, and suddenly it all made sense." },
      { title: "Two dialects, no quarrel", text: "Two dialects, one list, no quarrel." },
      {
        title: "Trays too beautiful to unpack",
        text: "The trays were so beautiful that nobody wanted to unpack them.",
      },
      {
        title: "Laughter at the door",
        text: "The rhymes at the door made my future mother-in-law laugh out loud.",
      },
      { title: "Packed, labelled, complete", text: "Everything was packed, labelled and complete." },
      {
        title: "The hair combing moved us",
        text: "The hair combing was the most moving hour of the whole week.",
      },
      {
        title: "Nobody was bored",
        text: "The priest told our guests what was happening, and nobody was bored.",
      },
      {
        title: "Forty relatives in order",
        text: "She kept forty relatives in the right order with an umbrella.",
      },
      { title: "They knew what to do", text: "They knew what to do when we did not." },
      { title: "Swans safe from Woodlands", text: "The cloth swans survived the drive from Woodlands." },
      { title: "The bibik stole the show", text: "The bibik stole the show and we let her." },
      {
        title: "Sugee cake like Grandmother's",
        text: "The sugee cake tasted like Christmas at my grandmother's.",
      },
      { title: "Traditional, but light", text: "Traditional enough for my parents, light enough for us." },
    ],
    detail: [
      "She brought the sweet soup in a flask.",
      "We did guo da li three weeks before.",
      "The betel leaves were fresh that morning.",
      "The fire behaved.",
      "My father kept the card with the explanations.",
      "Delivery was at seven sharp.",
      "Even the coconuts were polished.",
    ],
    but: ["The baskets were heavier than expected.", "The first phone call was a bit hurried."],
    poor: [
      {
        title: "Two items missing",
        text: "Two items were missing and we had to buy them ourselves that night.",
      },
    ],
  },
};
