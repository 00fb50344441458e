package assay.eclipse.launch;

import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.F_SAME;
import static org.objectweb.asm.Opcodes.GETFIELD;
import static org.objectweb.asm.Opcodes.IFEQ;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.NEW;
import static org.objectweb.asm.Opcodes.PUTFIELD;
import static org.objectweb.asm.Opcodes.RETURN;
import static org.objectweb.asm.Opcodes.SWAP;

import assay.eclipse.hook.Hooks;
import java.util.function.Consumer;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.osgi.framework.hooks.weaving.WeavingHook;
import org.osgi.framework.hooks.weaving.WovenClass;

/**
 * Puts calls of {@link Hooks} into the few classes of Eclipse through which all messages and all texts go, as they are loaded. The
 * jars stay as they are, and whatever the engine does besides is its own.
 */
final class Weaver implements WeavingHook {

    private static final String HOOKS = Type.getInternalName(Hooks.class);
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String STRING = "Ljava/lang/String;";
    private static final String STATUS = "org/eclipse/ltk/core/refactoring/RefactoringStatus";
    private static final String ENTRY = STATUS + "Entry";

    @Override
    public void weave(WovenClass woven) {
        Consumer<ClassNode> weaving = switch (woven.getClassName()) {
            case "org.eclipse.ltk.core.refactoring.RefactoringStatusEntry" -> Weaver::entry;
            case "org.eclipse.ltk.core.refactoring.RefactoringStatus" -> Weaver::status;
            case "org.eclipse.jdt.internal.corext.util.Messages", "org.eclipse.jdt.internal.core.util.Messages" ->
                Weaver::messages;
            case "org.eclipse.jdt.internal.corext.refactoring.util.RefactoringFileBuffers" -> Weaver::buffers;
            case "org.eclipse.jdt.core.refactoring.CompilationUnitChange" -> Weaver::change;
            default -> ShortcutWeaving.of(woven.getClassName());
        };
        if (weaving == null) return;
        woven.setBytes(rewrite(woven.getBytes(), weaving));
        woven.getDynamicImports().add(Hooks.class.getPackageName());
    }

    static byte[] rewrite(byte[] bytes, Consumer<ClassNode> weaving) {
        var node = new ClassNode();
        new ClassReader(bytes).accept(node, 0);
        weaving.accept(node);
        // Frames are kept and written by hand: computing them would load classes in the middle of loading one.
        var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }

    /** An entry carries where its message comes from. */
    private static void entry(ClassNode entry) {
        entry.fields.add(new FieldNode(ACC_PUBLIC, Hooks.ORIGIN_FIELD, OBJECT, null, null));
        for (MethodNode method : entry.methods) {
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                if (!sets(instruction, "fMessage")) continue;
                var code = new InsnList();
                code.add(new VarInsnNode(ALOAD, 0));
                code.add(new VarInsnNode(ALOAD, slotOf(method, STRING)));
                code.add(call("originOf", "(" + STRING + ")" + OBJECT));
                code.add(new FieldInsnNode(PUTFIELD, ENTRY, Hooks.ORIGIN_FIELD, OBJECT));
                method.instructions.insert(instruction, code);
            }
        }
    }

    /** Every method that adds a message itself, and does not only pass it on, leaves it out if it is off. */
    private static void status(ClassNode status) {
        for (MethodNode method : status.methods) {
            boolean adds = false;
            for (AbstractInsnNode instruction : method.instructions) adds |= sets(instruction, "fSeverity");
            if (!adds || method.name.equals("<init>") || method.name.equals("merge")) continue;
            int message = slotOf(method, STRING);
            int entry = slotOf(method, "L" + ENTRY + ";");
            var code = new InsnList();
            if (message >= 0) {
                code.add(new VarInsnNode(ALOAD, message));
                code.add(call("originOf", "(" + STRING + ")" + OBJECT));
            } else if (entry >= 0) {
                code.add(new VarInsnNode(ALOAD, entry));
                code.add(new FieldInsnNode(GETFIELD, ENTRY, Hooks.ORIGIN_FIELD, OBJECT));
            } else {
                throw new IllegalStateException("a new way to add a message: " + method.name + method.desc);
            }
            code.add(call("isOff", "(" + OBJECT + ")Z"));
            var on = new LabelNode();
            code.add(new JumpInsnNode(IFEQ, on));
            if (Type.getReturnType(method.desc) == Type.VOID_TYPE) {
                code.add(new InsnNode(RETURN));
            } else {
                code.add(new TypeInsnNode(NEW, STATUS));
                code.add(new InsnNode(DUP));
                code.add(new MethodInsnNode(INVOKESPECIAL, STATUS, "<init>", "()V", false));
                code.add(new InsnNode(ARETURN));
            }
            code.add(on);
            code.add(new FrameNode(F_SAME, 0, null, 0, null));
            method.instructions.insert(code);
        }
    }

    /** Whoever formats a message tells which template it was made from. */
    private static void messages(ClassNode messages) {
        for (MethodNode method : messages.methods) {
            if (!method.name.equals("format") && !method.name.equals("bind")) continue;
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                if (instruction.getOpcode() != ARETURN) continue;
                var code = new InsnList();
                code.add(new InsnNode(DUP));
                code.add(new VarInsnNode(ALOAD, 0));
                code.add(new InsnNode(SWAP));
                code.add(call("formatted", "(" + STRING + STRING + ")V"));
                method.instructions.insertBefore(instruction, code);
            }
        }
    }

    private static void buffers(ClassNode buffers) {
        for (MethodNode method : buffers.methods) {
            var unit = new InsnList();
            unit.add(new VarInsnNode(ALOAD, 0));
            if (method.name.equals("acquire"))
                Instructions.answerInstead(method, unit, call("bufferOf", "(" + OBJECT + ")" + OBJECT));
            if (method.name.equals("release"))
                Instructions.returnInstead(method, unit, call("bufferOf", "(" + OBJECT + ")" + OBJECT));
        }
    }

    private static void change(ClassNode change) {
        for (MethodNode method : change.methods) {
            var unit = new InsnList();
            unit.add(new VarInsnNode(ALOAD, 0));
            unit.add(new MethodInsnNode(
                    INVOKEVIRTUAL,
                    change.name,
                    "getCompilationUnit",
                    "()Lorg/eclipse/jdt/core/ICompilationUnit;",
                    false));
            if (method.name.equals("acquireDocument"))
                Instructions.answerInstead(method, unit, call("documentOf", "(" + OBJECT + ")" + OBJECT));
            if (method.name.equals("releaseDocument"))
                Instructions.returnInstead(method, unit, call("documentOf", "(" + OBJECT + ")" + OBJECT));
        }
    }

    private static MethodInsnNode call(String hook, String descriptor) {
        return new MethodInsnNode(INVOKESTATIC, HOOKS, hook, descriptor, false);
    }

    private static boolean sets(AbstractInsnNode instruction, String field) {
        return instruction.getOpcode() == PUTFIELD && ((FieldInsnNode) instruction).name.equals(field);
    }

    /** The slot of the first parameter of a type; -1 if there is none. */
    private static int slotOf(MethodNode method, String descriptor) {
        int slot = (method.access & ACC_STATIC) != 0 ? 0 : 1;
        for (Type type : Type.getArgumentTypes(method.desc)) {
            if (type.getDescriptor().equals(descriptor)) return slot;
            slot += type.getSize();
        }
        return -1;
    }
}
