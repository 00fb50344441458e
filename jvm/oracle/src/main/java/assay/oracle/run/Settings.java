package assay.oracle.run;

/** How a comparison is done. {@code budgetMs} is a ceiling; everything else is bounded by counts. */
public record Settings(int sequences, long seed, long budgetMs, boolean strict, int witnesses, boolean allowIo) {

    Observer.Strictness strictness() {
        return strict ? Observer.Strictness.MESSAGES : Observer.Strictness.TYPES;
    }
}
