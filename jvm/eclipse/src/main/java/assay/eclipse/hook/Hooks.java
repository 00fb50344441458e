package assay.eclipse.hook;

/**
 * What the woven classes of Eclipse call. It lies on the launcher's class path and is lent to every bundle, so it knows none of
 * Eclipse's types; the host gives it somebody to pass the calls on to.
 */
public final class Hooks {

    /** Names of the methods below, and the field that the weaver adds to {@code RefactoringStatusEntry}. */
    public static final String ORIGIN_FIELD = "assayOrigin";

    public interface Listener {

        /** Remembers which template made a text. */
        void formatted(String template, String text);

        /** Where a message comes from; the entry that is being made for it carries it from now on. */
        Object originOf(String message);

        boolean isOff(Object origin);

        /** The text buffer to use for a compilation unit; null for the engine's own. */
        Object bufferOf(Object unit);

        /** The document to use for a compilation unit; null for the engine's own. */
        Object documentOf(Object unit);
    }

    private static volatile Listener listener = new Nobody();

    public static void listen(Listener somebody) {
        listener = somebody;
    }

    public static void formatted(String template, String text) {
        listener.formatted(template, text);
    }

    public static Object originOf(String message) {
        return listener.originOf(message);
    }

    public static boolean isOff(Object origin) {
        return origin != null && listener.isOff(origin);
    }

    public static Object bufferOf(Object unit) {
        return listener.bufferOf(unit);
    }

    public static Object documentOf(Object unit) {
        return listener.documentOf(unit);
    }

    private static final class Nobody implements Listener {
        @Override
        public void formatted(String template, String text) {}

        @Override
        public Object originOf(String message) {
            return null;
        }

        @Override
        public boolean isOff(Object origin) {
            return false;
        }

        @Override
        public Object bufferOf(Object unit) {
            return null;
        }

        @Override
        public Object documentOf(Object unit) {
            return null;
        }
    }

    private Hooks() {}
}
