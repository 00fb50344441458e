package assay.worker.engine;

/** The engine can't be asked so: what is wrong, in one line for people. */
public final class Unusable extends Exception {
    private static final long serialVersionUID = 1;

    public Unusable(String why) {
        super(why);
    }
}
