package assay.oracle.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import assay.oracle.compile.Compiled;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Class files may come from anywhere: what no compiler for Java writes is guarded too. */
class HandMadeTest {

    private static final Handle EXIT = new Handle(Opcodes.H_INVOKESTATIC, "java/lang/System", "exit", "(I)V", false);
    private static final Handle LOADER = new Handle(
            Opcodes.H_INVOKEVIRTUAL, "java/lang/Class", "getClassLoader", "()Ljava/lang/ClassLoader;", false);

    @Test
    void aLoopThatOnlyItsHandlerCloses() {
        assertEquals("LIMIT steps", run(Opcodes.V1_5, method -> {
            var start = new Label();
            var end = new Label();
            var handler = new Label();
            method.visitTryCatchBlock(start, end, handler, "java/lang/RuntimeException");
            method.visitJumpInsn(Opcodes.GOTO, start);
            method.visitLabel(handler);
            method.visitInsn(Opcodes.POP);
            method.visitLabel(start);
            method.visitTypeInsn(Opcodes.NEW, "java/lang/RuntimeException");
            method.visitInsn(Opcodes.DUP);
            method.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/RuntimeException", "<init>", "()V", false);
            method.visitInsn(Opcodes.ATHROW);
            method.visitLabel(end);
        }));
    }

    @Test
    void aConstantHandleOfWhatIsForbidden() {
        assertEquals("REFUSED java.lang.System.exit", run(Opcodes.V17, method -> {
            method.visitLdcInsn(EXIT);
            method.visitInsn(Opcodes.ICONST_0);
            method.visitMethodInsn(
                    Opcodes.INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invokeExact", "(I)V", false);
            method.visitInsn(Opcodes.RETURN);
        }));
    }

    @Test
    void aConstantThatIsMadeByWhatIsForbidden() {
        assertEquals("REFUSED java.lang.System.exit", run(Opcodes.V17, method -> constant(method, EXIT, 0)));
    }

    @Test
    void aConstantThatIsMadeByWhatWouldBeDoneInAnotherWay() {
        assertEquals(
                "REFUSED java.lang.Class.getClassLoader",
                run(
                        Opcodes.V17,
                        method -> constant(
                                method,
                                LOADER,
                                org.objectweb.asm.Type.getObjectType(
                                        Guard.class.getName().replace('.', '/')))));
    }

    private static void constant(MethodVisitor method, Handle made, Object argument) {
        String descriptor =
                "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;";
        var bootstrap =
                new Handle(Opcodes.H_INVOKESTATIC, "java/lang/invoke/ConstantBootstraps", "invoke", descriptor, false);
        method.visitLdcInsn(new ConstantDynamic("x", "Ljava/lang/Object;", bootstrap, made, argument));
        method.visitInsn(Opcodes.POP);
        method.visitInsn(Opcodes.RETURN);
    }

    private static String run(int version, Consumer<MethodVisitor> body) {
        var writer = new ClassWriter(0);
        writer.visit(version, Opcodes.ACC_PUBLIC, "A", null, "java/lang/Object", null);
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "m", "()V", null, null);
        method.visitCode();
        body.accept(method);
        method.visitMaxs(3, 1);
        method.visitEnd();
        writer.visitEnd();
        return GuardedRun.rewritten(
                        new Compiled(new TreeMap<>(Map.of("A", writer.toByteArray())), List.of(), false), 10_000)
                .limit();
    }
}
