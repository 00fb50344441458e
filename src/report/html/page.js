// @ts-check
/**
 * What the report does when somebody uses it: bugs are opened, filtered and searched, and the address says what is shown: `#ID`, or
 * `#refactoring=pull-up-method&kind=compile&q=super`. It runs in the browser as it stands here.
 */
;(() => {
  const form = /** @type {HTMLFormElement} */ (document.getElementById('filters'))
  const hits = /** @type {HTMLElement} */ (document.getElementById('hits'))
  const theme = /** @type {HTMLSelectElement} */ (document.getElementById('theme'))
  const names = ['refactoring', 'engine', 'kind', 'known']

  const bugs = [...document.querySelectorAll('.bugs > li')].map(node => {
    const item = /** @type {HTMLElement} */ (node)
    const details = /** @type {HTMLDetailsElement} */ (item.firstElementChild)
    return { item, details, words: /** @type {string | undefined} */ (undefined) }
  })

  /** The text that is searched: of the line, and of what is not shown yet. */
  const wordsOf = (/** @type {(typeof bugs)[number]} */ bug) => {
    if (bug.words === undefined) {
      const waiting = bug.details.querySelector('script')?.textContent ?? ''
      const text = waiting.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => signs[name] ?? '')
      bug.words = `${bug.details.querySelector('summary')?.textContent}\n${text}`.toLowerCase()
    }
    return bug.words
  }
  /** @type {Record<string, string>} */
  const signs = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

  /** Puts a bug's details in place, once. They were written by the report, with every foreign sign escaped. */
  const fill = (/** @type {HTMLDetailsElement} */ details) => {
    const waiting = details.querySelector(':scope > script')
    if (waiting === null) return
    const bug = bugs.find(each => each.details === details)
    if (bug !== undefined) wordsOf(bug)
    waiting.outerHTML = waiting.textContent ?? ''
  }

  const filter = () => {
    const asked = new FormData(form)
    const words = String(asked.get('q') ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter(word => word !== '')
    let shown = 0
    for (const bug of bugs) {
      const fits =
        names.every(name => ['', bug.item.dataset[name]].includes(String(asked.get(name)))) &&
        words.every(word => wordsOf(bug).includes(word))
      if (bug.item.hidden === fits) bug.item.hidden = !fits
      if (fits) shown++
    }
    const all = bugs.length === 1 ? '1 bug' : `${bugs.length} bugs`
    hits.textContent = shown === bugs.length ? all : `${shown} of ${all}`
  }

  /** The address for what is chosen, without a new entry in the history. */
  const remember = () => {
    const chosen = [...new FormData(form)].filter(([, value]) => value !== '').map(([name, value]) => [name, String(value)])
    history.replaceState(null, '', `#${new URLSearchParams(chosen)}`)
  }

  /** Shows what the address names. */
  const follow = () => {
    const bug = bugs.find(({ details }) => `#${details.id}` === location.hash)
    if (bug !== undefined) {
      if (bug.item.hidden) form.reset()
      fill(bug.details)
      bug.details.open = true
      bug.item.scrollIntoView()
      bug.details.querySelector('summary')?.focus({ preventScroll: true })
      return
    }
    const chosen = new URLSearchParams(location.hash.slice(1))
    if (![...names, 'q'].some(name => chosen.has(name))) return
    for (const name of [...names, 'q']) {
      const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (form.elements.namedItem(name))
      field.value = chosen.get(name) ?? ''
    }
    filter()
    const heading = document.getElementById('list')
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }

  form.addEventListener('input', () => {
    filter()
    remember()
  })
  form.addEventListener('submit', event => event.preventDefault())
  form.addEventListener('reset', () =>
    setTimeout(() => {
      filter()
      if (location.hash.includes('=')) remember()
    }),
  )
  // It does not bubble, but it can be caught on its way down.
  document.addEventListener(
    'toggle',
    event => {
      if (event.target instanceof HTMLDetailsElement && event.target.open) fill(event.target)
    },
    true,
  )
  theme.addEventListener('change', () => {
    document.documentElement.dataset.theme = theme.value
    try {
      localStorage.setItem('assay-theme', theme.value)
    } catch {
      // It lasts as long as the page then.
    }
  })
  addEventListener('hashchange', follow)

  try {
    theme.value = localStorage.getItem('assay-theme') ?? ''
    document.documentElement.dataset.theme = theme.value
  } catch {
    // As the system has it then.
  }
  filter()
  // Before that the browser itself goes to what the address names, takes the focus away, and puts back what was chosen before a reload.
  addEventListener('load', () =>
    setTimeout(() => {
      filter()
      follow()
    }),
  )
})()
