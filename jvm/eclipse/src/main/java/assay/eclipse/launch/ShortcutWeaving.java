package assay.eclipse.launch;

import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.ILOAD;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.NEW;

import assay.eclipse.hook.Hierarchies;
import assay.eclipse.hook.Shortcuts;
import java.util.function.Consumer;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Puts calls of {@link Shortcuts} and {@link Hierarchies} where Eclipse does the same thing again and again. */
final class ShortcutWeaving {

    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String OWNER = "Lorg/eclipse/jdt/core/WorkingCopyOwner;";

    /** Null if nothing is to be done. */
    static Consumer<ClassNode> of(String className) {
        return switch (className) {
            case "org.eclipse.jdt.core.ToolFactory" -> ShortcutWeaving::formatters;
            case "org.eclipse.jdt.internal.core.JavaModelManager" ->
                manager -> {
                    options(manager);
                    forget(manager, "discardPerWorkingCopyInfo");
                };
            case "org.eclipse.jdt.internal.core.CompilationUnit" -> unit -> forget(unit, "buildStructure");
            case "org.eclipse.jdt.internal.core.SourceType" -> ShortcutWeaving::hierarchies;
            default -> null;
        };
    }

    /** A formatter is made once for each set of options. */
    private static void formatters(ClassNode factory) {
        for (MethodNode method : factory.methods) {
            if (!method.name.equals("createCodeFormatter") || !method.desc.startsWith("(Ljava/util/Map;I)")) continue;
            Instructions.tellAnswer(
                    method,
                    ShortcutWeaving::formatterOptions,
                    () -> call(Shortcuts.class, "keepFormatter", "(" + OBJECT + "Ljava/util/Map;I)V"));
            Instructions.answerInstead(
                    method, formatterOptions(), call(Shortcuts.class, "formatterFor", "(Ljava/util/Map;I)" + OBJECT));
        }
    }

    private static InsnList formatterOptions() {
        var arguments = new InsnList();
        arguments.add(new VarInsnNode(ALOAD, 0));
        arguments.add(new VarInsnNode(ILOAD, 1));
        return arguments;
    }

    /** The table of options is cloned, not filled again. */
    private static void options(ClassNode manager) {
        for (MethodNode method : manager.methods) {
            if (!method.name.equals("getOptions") || !method.desc.equals("()Ljava/util/Hashtable;")) continue;
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                if (!(instruction instanceof MethodInsnNode made)
                        || !made.name.equals("<init>")
                        || !made.desc.equals("(Ljava/util/Map;)V")) continue;
                AbstractInsnNode original = instruction.getPrevious();
                AbstractInsnNode dup = original.getPrevious();
                AbstractInsnNode fresh = dup.getPrevious();
                if (original.getOpcode() != ALOAD || dup.getOpcode() != DUP || fresh.getOpcode() != NEW) continue;
                method.instructions.remove(dup);
                method.instructions.remove(fresh);
                method.instructions.set(
                        instruction, call(Shortcuts.class, "copyOf", "(Ljava/util/Map;)Ljava/util/Hashtable;"));
            }
        }
    }

    /** Those that are asked for by the owner of working copies, for a project or not: all others end here, or name their working copies. */
    private static void hierarchies(ClassNode type) {
        for (MethodNode method : type.methods) {
            if (!method.name.equals("newSupertypeHierarchy") && !method.name.equals("newTypeHierarchy")
                    || !method.desc.contains(OWNER)) continue;
            Instructions.tellAnswer(
                    method,
                    () -> whichHierarchy(method),
                    () -> call(
                            Hierarchies.class,
                            "keep",
                            "(" + OBJECT.repeat(2) + "Ljava/lang/String;" + OBJECT.repeat(2) + ")V"));
            Instructions.answerInstead(
                    method,
                    whichHierarchy(method),
                    call(
                            Hierarchies.class,
                            "of",
                            "(" + OBJECT + "Ljava/lang/String;" + OBJECT.repeat(2) + ")" + OBJECT));
        }
    }

    /** The type, the kind of hierarchy, and the first two of the method's parameters; the last one, a progress monitor, may be one of them. */
    private static InsnList whichHierarchy(MethodNode method) {
        boolean ofProject = Type.getArgumentTypes(method.desc).length == 3;
        var arguments = new InsnList();
        arguments.add(new VarInsnNode(ALOAD, 0));
        arguments.add(new LdcInsnNode(method.name + method.desc));
        arguments.add(new VarInsnNode(ALOAD, 1));
        arguments.add(new VarInsnNode(ALOAD, ofProject ? 2 : 1));
        return arguments;
    }

    private static void forget(ClassNode node, String name) {
        for (MethodNode method : node.methods) {
            if (method.name.equals(name)) method.instructions.insert(call(Hierarchies.class, "forget", "()V"));
        }
    }

    private static MethodInsnNode call(Class<?> owner, String name, String descriptor) {
        return new MethodInsnNode(INVOKESTATIC, Type.getInternalName(owner), name, descriptor, false);
    }

    private ShortcutWeaving() {}
}
