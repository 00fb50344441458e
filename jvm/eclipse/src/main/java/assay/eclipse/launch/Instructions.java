package assay.eclipse.launch;

import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.CHECKCAST;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.F_SAME;
import static org.objectweb.asm.Opcodes.F_SAME1;
import static org.objectweb.asm.Opcodes.IFNULL;
import static org.objectweb.asm.Opcodes.POP;
import static org.objectweb.asm.Opcodes.RETURN;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** What is put into methods of Eclipse. */
final class Instructions {

    /** The hook's answer, if it has one, instead of the method's. */
    static void answerInstead(MethodNode method, InsnList arguments, MethodInsnNode hook) {
        var own = new LabelNode();
        var code = new InsnList();
        code.add(arguments);
        code.add(hook);
        code.add(new InsnNode(DUP));
        code.add(new JumpInsnNode(IFNULL, own));
        code.add(new TypeInsnNode(CHECKCAST, Type.getReturnType(method.desc).getInternalName()));
        code.add(new InsnNode(ARETURN));
        code.add(own);
        code.add(new FrameNode(F_SAME1, 0, null, 1, new Object[] {"java/lang/Object"}));
        code.add(new InsnNode(POP));
        method.instructions.insert(code);
    }

    /** Nothing is done where the hook has an answer. */
    static void returnInstead(MethodNode method, InsnList arguments, MethodInsnNode hook) {
        var own = new LabelNode();
        var code = new InsnList();
        code.add(arguments);
        code.add(hook);
        code.add(new JumpInsnNode(IFNULL, own));
        code.add(new InsnNode(RETURN));
        code.add(own);
        code.add(new FrameNode(F_SAME, 0, null, 0, null));
        method.instructions.insert(code);
    }

    /** The hook gets what the method answers, and then the arguments. */
    static void tellAnswer(MethodNode method, Supply arguments, Hook hook) {
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (instruction.getOpcode() != ARETURN) continue;
            var code = new InsnList();
            code.add(new InsnNode(DUP));
            code.add(arguments.make());
            code.add(hook.make());
            method.instructions.insertBefore(instruction, code);
        }
    }

    /** Instructions can be put into one place only. */
    interface Supply {
        InsnList make();
    }

    interface Hook {
        MethodInsnNode make();
    }

    private Instructions() {}
}
