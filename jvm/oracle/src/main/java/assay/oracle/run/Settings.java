package assay.oracle.run;

/**
 * How a comparison is done. {@code budgetMs} is a ceiling; everything else is bounded by counts. Several processes may share a
 * search: then this is number {@code part} of {@code parts} of it, and {@code sequences} are those of this part, which need not be
 * the same for all of them; {@code allSequences} are those of the whole search.
 * {@code settles}: it may end before that, when the change was come to often and nothing new of it shows any more.
 */
public record Settings(
        int sequences,
        long seed,
        long budgetMs,
        boolean strict,
        int witnesses,
        boolean allowIo,
        int part,
        int parts,
        int allSequences,
        boolean settles) {

    /** The whole search. */
    public Settings(int sequences, long seed, long budgetMs, boolean strict, int witnesses, boolean allowIo) {
        this(sequences, seed, budgetMs, strict, witnesses, allowIo, 0, 1, sequences, false);
    }

    public Observer.Strictness strictness() {
        return strict ? Observer.Strictness.MESSAGES : Observer.Strictness.TYPES;
    }

    /** What is drawn by lot differs from part to part. */
    public long lot() {
        return seed + 1_000_003L * part;
    }
}
