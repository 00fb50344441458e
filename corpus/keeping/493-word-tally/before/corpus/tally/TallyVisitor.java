package corpus.tally;

public interface TallyVisitor {
    /** Return false to stop. */
    boolean word(String word, long count);
}
