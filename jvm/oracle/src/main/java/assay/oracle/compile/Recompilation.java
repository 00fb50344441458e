package assay.oracle.compile;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * A program of which some files changed, compiled upon the class files of the rest. Where the changed files show the others the
 * same as before (all but code, private methods and local classes), these compile to what they were; where they do not, or do
 * not compile, there is no answer, and the whole program is to be compiled.
 */
public final class Recompilation {

    private static final Pattern DECLARED =
            Pattern.compile("\\b(?:class|interface|enum|record)\\s+([\\p{L}_$][\\p{L}\\p{N}_$]*)");

    private final Map<String, String> old;
    private final SortedMap<String, byte[]> known;

    /** {@code old}: the files that changed, as they were; {@code known}: the class files of the whole program as it was. */
    public Recompilation(Map<String, String> old, SortedMap<String, byte[]> known) {
        this.old = old;
        this.known = known;
    }

    /** The class files of the whole; null if they can't be told from the changed files alone. {@code compilerUpon}: one that knows these class files. */
    public Compiled compile(Map<String, String> program, Function<Map<String, byte[]>, SourceCompiler> compilerUpon) {
        // What a module does not require its code can't use; class files alone are in none.
        if (program.keySet().stream().anyMatch(path -> path.endsWith("module-info.java"))) return null;
        var changed = new HashMap<String, String>();
        for (String path : old.keySet()) {
            if (!program.containsKey(path) || path.endsWith("-info.java")) return null;
            changed.put(path, program.get(path));
        }
        var rest = new TreeMap<>(known);
        rest.keySet().removeAll(declaredBy(old));
        Compiled made = compilerUpon.apply(rest).compile(changed);
        if (!made.ok()) return null;
        var gone = new TreeMap<>(known);
        gone.keySet().removeAll(rest.keySet());
        if (made.classes().keySet().stream().anyMatch(rest::containsKey) || !sameToOthers(gone, made.classes()))
            return null;
        rest.putAll(made.classes());
        return new Compiled(rest, made.errors(), false);
    }

    /** The classes that these files may declare: all whose outermost one is called as they call some type. */
    private Set<String> declaredBy(Map<String, String> files) {
        var outermost = new HashSet<String>();
        files.forEach((path, text) -> {
            String home = new SourceFile(path, text).packageName();
            Matcher matcher = DECLARED.matcher(text);
            while (matcher.find()) outermost.add(home.isEmpty() ? matcher.group(1) : home + '.' + matcher.group(1));
        });
        var declared = new HashSet<String>();
        for (String name : known.keySet()) {
            int inner = name.indexOf('$', name.lastIndexOf('.') + 2);
            if (outermost.contains(inner < 0 ? name : name.substring(0, inner))) declared.add(name);
        }
        return declared;
    }

    private static boolean sameToOthers(Map<String, byte[]> before, Map<String, byte[]> after) {
        Map<String, byte[]> shown = shownOf(before);
        Map<String, byte[]> now = shownOf(after);
        return shown.keySet().equals(now.keySet())
                && shown.keySet().stream().allMatch(name -> Arrays.equals(shown.get(name), now.get(name)));
    }

    private static Map<String, byte[]> shownOf(Map<String, byte[]> classes) {
        var shown = new HashMap<String, byte[]>();
        classes.forEach((name, bytes) -> {
            var face = new Face();
            new ClassReader(bytes).accept(face, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
            if (!face.isLocal) shown.put(name, face.bytes());
        });
        return shown;
    }

    /** What sources elsewhere can see of a class. */
    private static final class Face extends ClassVisitor {
        private boolean isLocal;
        private String name;

        Face() {
            super(Opcodes.ASM9, new ClassWriter(0));
        }

        byte[] bytes() {
            return ((ClassWriter) cv).toByteArray();
        }

        @Override
        public void visit(
                int version, int access, String name, String signature, String superName, String[] interfaces) {
            this.name = name;
            isLocal |= (access & Opcodes.ACC_SYNTHETIC) != 0;
            super.visit(version, access, name, signature, superName, interfaces);
        }

        @Override
        public void visitOuterClass(String owner, String method, String descriptor) {
            isLocal = true;
        }

        @Override
        public void visitNestMember(String member) {
            // Local classes are among them; the others are told as inner ones.
        }

        @Override
        public void visitInnerClass(String inner, String outer, String simple, int access) {
            // Others are listed where code names them.
            if (inner.equals(name) || name.equals(outer)) super.visitInnerClass(inner, outer, simple, access);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            boolean isHidden = (access & Opcodes.ACC_PRIVATE) != 0 && !name.equals("<init>");
            boolean isMade = (access & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE)) == Opcodes.ACC_SYNTHETIC;
            return isHidden || isMade || name.equals("<clinit>")
                    ? null
                    : super.visitMethod(access, name, descriptor, signature, exceptions);
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
            return (access & Opcodes.ACC_SYNTHETIC) != 0
                    ? null
                    : super.visitField(access, name, descriptor, signature, value);
        }
    }
}
