package assay.worker.engine;

/** The dialog would not open, or could not be filled in; the engine itself has no message for that. */
public final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    private final String key;

    public Refused(String key, String text) {
        super(text);
        this.key = key;
    }

    public String key() {
        return key;
    }
}
