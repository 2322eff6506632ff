// What a program can measure on a page: the function returns what it found, in words.
() => {
    const found = [];
    const wide = document.documentElement.clientWidth;
    const name = (each) => `${each.tagName.toLowerCase()}.${(each.getAttribute("class") ?? "").split(" ")
        .filter((one) => !one.startsWith("svelte")).join(".")}`;
    const short = (each) => (each.getAttribute("aria-label") || each.textContent || "").trim().replace(/\s+/g, " ").slice(0, 30);
    if (document.documentElement.scrollWidth > wide + 1) {
        const who = [...document.body.querySelectorAll("*")].filter((each) => each.getBoundingClientRect().right > wide + 1);
        found.push(`sideways ${document.documentElement.scrollWidth}: ${who.slice(0, 3).map(name).join(" ")}`);
    }
    // targets
    for (const each of document.querySelectorAll("button, a[href], input, select, summary, [role=button], textarea")) {
        if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || each.disabled) continue;
        const box = each.getBoundingClientRect();
        if (box.width < 1 || box.height < 1 || box.bottom < 0 || box.top > innerHeight) continue;
        const style = getComputedStyle(each);
        if (each.tagName === "A" && style.display === "inline") continue; // in a sentence
        if (style.clipPath !== "none") continue;
        let label = each.closest("label");
        const target = label ? label.getBoundingClientRect() : box;
        if (Math.max(target.height, box.height) < 39.5 || Math.max(target.width, box.width) < 39.5)
            found.push(`small ${Math.round(target.width)}x${Math.round(target.height)} ${name(each)} "${short(each)}"`);
    }
    // text cut by a box, or covered by something
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.data.trim()) continue;
        const around = text.parentElement;
        if (!around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (around.closest(".unseen, script, style, select, noscript, textarea")) continue;
        if (getComputedStyle(around).clipPath !== "none") continue;
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) {
            if (line.width < 1) continue;
            const at = text.data.trim().replace(/\s+/g, " ").slice(0, 40);
            const ticker = around.closest(".ticker"); // its last line but one may stand aside
            if (!ticker && (line.right > wide + 1 || line.left < -1)) found.push(`outside "${at}" in ${name(around)}`);
            for (let box = around; box && box !== document.body; box = box.parentElement) {
                const style = getComputedStyle(box);
                if (style.position === "fixed") break;
                const clips = (value) => value === "hidden" || value === "clip";
                const inner = box.getBoundingClientRect();
                if (clips(style.overflowX) && (line.right > inner.right + 2 || line.left < inner.left - 2)
                    && line.left < inner.right && line.right > inner.left)
                    found.push(`cut across "${at}" by ${name(box)}`);
                if (clips(style.overflowY) && (line.bottom > inner.bottom + 4 || line.top < inner.top - 4)
                    && line.top < inner.bottom && line.bottom > inner.top)
                    found.push(`cut down "${at}" by ${name(box)}`);
                if (style.overflowY === "auto" || style.overflowY === "scroll") break;
            }
            const x = line.left + line.width / 2, y = line.top + line.height / 2;
            if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
            if (!around.closest(".asked, [data-own], .ticker, .bar") || document.querySelector("dialog[open]")) continue;
            let scroller = around.closest(".asked, .ask, [data-own]");
            while (scroller && !["auto", "scroll"].includes(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
            if (scroller) {
                const frame = scroller.getBoundingClientRect();
                if (y < frame.top || y > frame.bottom) continue;
            }
            const top = document.elementFromPoint(x, y);
            if (top && top !== around && !top.contains(around) && !around.contains(top)) {
                const cover = top.closest(".asked, .veil, dialog, .bubble, .coach, aside, nav, header, .ticker, .sheet") ?? top;
                const key = `${name(around)} by ${name(cover)}`;
                if (!seen.has(key)) found.push(`covered "${at}" ${key}`);
                seen.add(key);
            }
        }
    }
    const own = [...document.querySelectorAll("[data-own]")].find((each) => each.checkVisibility());
    if (own && innerWidth === 1280 && own.getBoundingClientRect().bottom > innerHeight + 1) found.push("own cards below the fold");
    // seats behind one's own cards or the question, on any screen
    if (own && !document.querySelector(".asked.whole, dialog[open]")) {
        const above = [own, document.querySelector(".asked")].filter((each) => each?.checkVisibility());
        const seats = [...document.querySelectorAll(".ring [data-seat], .any-game [data-seat], .feast li, .quarters > [data-seat]")];
        const behind = (box) => (each) => {
            const over = each.getBoundingClientRect();
            const across = Math.min(box.right, over.right) - Math.max(box.left, over.left);
            return across > 2 && over.bottom > box.top ? box.bottom - Math.min(over.top, innerHeight) : box.bottom - innerHeight;
        };
        const hidden = seats.filter((each) => each.checkVisibility())
            .map((each) => Math.max(...above.filter((one) => !one.contains(each)).map(behind(each.getBoundingClientRect())), 0))
            .filter((each) => each > 2);
        if (hidden.length) found.push(`${hidden.length} of ${seats.length} seats hidden (${Math.round(Math.max(...hidden))} px)`);
    }
    const words = document.querySelector(".asked .ask h3")?.getBoundingClientRect();
    if (words && (words.bottom > innerHeight || words.top < 0)) found.push("the question is out of sight");
    const list = [...document.querySelectorAll(".asked .ask button.option")].filter((each) => each.checkVisibility());
    const low = list.filter((each) => each.getBoundingClientRect().bottom > innerHeight + 1).length;
    if (low) found.push(`${low} of ${list.length} options below the fold`);
    for (const each of document.querySelectorAll(".asked .said, .asked .so-chosen, .deal section p, .deal h2")) {
        const rest = each.scrollHeight - each.clientHeight;
        if (each.checkVisibility() && rest > 3) found.push(`${rest} px of ${name(each)} are out of sight "${short(each)}"`);
    }
    const said = document.body.innerText.match(/⟨[^⟩]*⟩/g);
    if (said) found.push(`no text: ${said.slice(0, 3)}`);
    return found;
}
