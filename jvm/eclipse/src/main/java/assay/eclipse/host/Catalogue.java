package assay.eclipse.host;

import assay.eclipse.hook.Hooks;
import assay.worker.engine.Nearest;
import assay.worker.engine.Origin;
import assay.worker.engine.Unusable;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.jface.text.IDocument;

/**
 * Which precondition a message is about. The engine keeps its texts in fields, and a message is one of them or made from one; the
 * very string is followed, not what it says, because many templates say the same. Of one task at a time.
 */
final class Catalogue implements Hooks.Listener {

    private static final List<String> CLASSES = List.of(
            "org.eclipse.jdt.internal.corext.refactoring.RefactoringCoreMessages",
            "org.eclipse.ltk.internal.core.refactoring.RefactoringCoreMessages",
            "org.eclipse.jdt.internal.core.manipulation.JavaManipulationMessages",
            "org.eclipse.jdt.internal.corext.CorextMessages",
            "org.eclipse.jdt.internal.core.util.Messages");

    private static final Pattern OWN = Pattern.compile("(at|unavailable|no-destination)\\..+");

    private static final StackWalker STACK = StackWalker.getInstance();

    /** By the very string, and by what it says; of equal ones the first. */
    private final Map<String, String> templates = new IdentityHashMap<>();

    private final Map<String, String> templateTexts = new HashMap<>();

    /** All of them, those of equal texts too. */
    private final Set<String> keys = new TreeSet<>();

    private final Map<String, String> formatted = new IdentityHashMap<>();
    private final Map<String, String> formattedTexts = new HashMap<>();
    /** Eclipse's own threads format texts too, of no interest here. */
    private final Thread worker = Thread.currentThread();

    private Set<String> disabled = Set.of();
    private Function<Object, Object> buffers = unit -> null;
    private Function<Object, Object> documents = unit -> null;

    Catalogue() {
        for (String name : CLASSES) {
            try {
                for (Field field : Class.forName(name).getFields()) read(field);
            } catch (ClassNotFoundException e) {
                // Another release has it elsewhere; its messages are then known by their place.
            } catch (IllegalAccessException e) {
                throw new LinkageError(e.getMessage(), e);
            }
        }
    }

    private void read(Field field) throws IllegalAccessException {
        if (!Modifier.isStatic(field.getModifiers()) || field.getType() != String.class) return;
        if (!(field.get(null) instanceof String template)) return;
        keys.add(field.getName());
        templates.putIfAbsent(template, field.getName());
        templateTexts.putIfAbsent(template, field.getName());
    }

    /** That each is a key that a message can have: one of the engine's, or one of ours for what it has none for. */
    void check(Set<String> disabled) throws Unusable {
        for (String key : disabled) {
            if (keys.contains(key) || OWN.matcher(key).matches()) continue;
            List<String> meant = Nearest.of(key, keys);
            throw new Unusable("no message of Eclipse has the key " + key
                    + (meant.isEmpty()
                            ? "; a rejection shows the keys of its messages"
                            : "; did you mean " + String.join(" or ", meant) + "?"));
        }
    }

    /** Forgets the last task. */
    void begin(Set<String> disabled) {
        this.disabled = disabled;
        formatted.clear();
        formattedTexts.clear();
    }

    /** From now on texts of compilation units come from here, and not from files. */
    void takeTexts(Function<Object, ITextFileBuffer> buffers, Function<Object, IDocument> documents) {
        this.buffers = buffers::apply;
        this.documents = documents::apply;
    }

    void leaveTexts() {
        this.buffers = unit -> null;
        this.documents = unit -> null;
    }

    boolean isOff(String key) {
        return disabled.contains(key);
    }

    @Override
    public void formatted(String template, String text) {
        if (Thread.currentThread() != worker) return;
        String key = lookUp(template, templates, templateTexts);
        if (key == null || text == null) return;
        formatted.put(text, key);
        formattedTexts.put(text, key);
    }

    @Override
    public Object originOf(String message) {
        String site = STACK.walk(frames -> frames.filter(frame -> isEngine(frame.getClassName()))
                .findFirst()
                .map(frame -> Origin.place(frame.getClassName(), frame.getMethodName()))
                .orElse("?"));
        String key = lookUp(message, formatted, formattedTexts);
        if (key == null) key = lookUp(message, templates, templateTexts);
        return new Origin(key == null ? "at." + site : key, site);
    }

    private static boolean isEngine(String className) {
        return className.startsWith("org.eclipse.")
                && !className.startsWith("org.eclipse.ltk.core.refactoring.RefactoringStatus");
    }

    private static String lookUp(String string, Map<String, String> bySame, Map<String, String> byEqual) {
        String key = bySame.get(string);
        return key != null ? key : byEqual.get(string);
    }

    @Override
    public boolean isOff(Object origin) {
        return disabled.contains(((Origin) origin).key());
    }

    @Override
    public Object bufferOf(Object unit) {
        return buffers.apply(unit);
    }

    @Override
    public Object documentOf(Object unit) {
        return documents.apply(unit);
    }
}
