package assay.oracle.guard;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Puts calls of {@link Trace} into classes that the {@link Rewriter} is through with: a second pass, for the few runs that are traced, so that
 * all others do not know of it. Every place of the code that can be an event gets a number here.
 */
public final class Tracer {

    private static final String TRACE = Trace.class.getName().replace('.', '/');

    /** How a call or an access is written: the names of the instructions without {@code invoke}. */
    private static final Map<Integer, String> WAYS = Map.of(
            Opcodes.INVOKEVIRTUAL,
            "virtual",
            Opcodes.INVOKESPECIAL,
            "special",
            Opcodes.INVOKESTATIC,
            "static",
            Opcodes.INVOKEINTERFACE,
            "interface",
            Opcodes.GETFIELD,
            "getfield",
            Opcodes.GETSTATIC,
            "getstatic",
            Opcodes.PUTFIELD,
            "putfield",
            Opcodes.PUTSTATIC,
            "putstatic");

    /** {@code kind}: call, read, write, enter, exit or leave; {@code in}: the method; {@code what}: the member that the instruction names, or nothing. */
    public record Place(String kind, String in, String what, String way) {}

    private final Map<Place, Integer> numbers = new LinkedHashMap<>();

    public List<Place> places() {
        return new ArrayList<>(numbers.keySet());
    }

    public SortedMap<String, byte[]> trace(Map<String, byte[]> classes) {
        var traced = new TreeMap<String, byte[]>();
        classes.forEach((name, bytes) -> traced.put(name, trace(bytes)));
        return traced;
    }

    private byte[] trace(byte[] classFile) {
        var reader = new ClassReader(classFile);
        var writer = new ClassWriter(reader, 0);
        reader.accept(new ClassTracer(writer), 0);
        try {
            return writer.toByteArray();
        } catch (MethodTooLargeException e) {
            // What it does is then not told.
            return classFile;
        }
    }

    private final class ClassTracer extends ClassVisitor {
        private String self;
        private boolean hasFrames;

        ClassTracer(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visit(
                int version, int access, String name, String signature, String superName, String[] interfaces) {
            self = name;
            hasFrames = (version & 0xffff) >= Opcodes.V1_6;
            super.visit(version, access, name, signature, superName, interfaces);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
            boolean isConstructor = name.equals("<init>");
            boolean hasReceiver = (access & Opcodes.ACC_STATIC) == 0 && !isConstructor;
            return new MethodTracer(
                    next,
                    self + '.' + name + descriptor,
                    Type.getReturnType(descriptor),
                    hasReceiver,
                    !isConstructor,
                    hasFrames);
        }
    }

    private final class MethodTracer extends MethodVisitor {
        private final String self;
        private final Type returned;
        private final boolean hasReceiver;
        private final boolean hasHandler;
        private final boolean hasFrames;
        private final Label start = new Label();

        /** A constructor has no handler: before it has called another one no frame would fit. */
        MethodTracer(
                MethodVisitor next,
                String self,
                Type returned,
                boolean hasReceiver,
                boolean hasHandler,
                boolean hasFrames) {
            super(Opcodes.ASM9, next);
            this.self = self;
            this.returned = returned;
            this.hasReceiver = hasReceiver;
            this.hasHandler = hasHandler;
            this.hasFrames = hasFrames;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            if (hasHandler) super.visitLabel(start);
            if (hasReceiver) super.visitVarInsn(Opcodes.ALOAD, 0);
            note(
                    hasReceiver ? "entered" : "at",
                    hasReceiver ? "(Ljava/lang/Object;I)V" : "(I)V",
                    new Place("enter", self, "", ""));
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            if (!isOurs(owner))
                note("at", "(I)V", new Place("call", self, owner + '.' + name + descriptor, WAYS.get(opcode)));
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            boolean reads = opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC;
            var place =
                    new Place(reads ? "read" : "write", self, owner + '.' + name + ':' + descriptor, WAYS.get(opcode));
            if (reads) note("at", "(I)V", place);
            else noteTop(Type.getType(descriptor), place);
            super.visitFieldInsn(opcode, owner, name, descriptor);
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN)
                noteTop(returned, new Place("exit", self, "", ""));
            super.visitInsn(opcode);
        }

        /** The last handler of all: it sees what no other one has caught. */
        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            if (hasHandler) {
                var end = new Label();
                super.visitLabel(end);
                super.visitTryCatchBlock(start, end, end, null);
                if (hasFrames)
                    super.visitFrame(Opcodes.F_FULL, 0, new Object[0], 1, new Object[] {"java/lang/Throwable"});
                super.visitInsn(Opcodes.DUP);
                note("left", "(Ljava/lang/Throwable;I)V", new Place("leave", self, "", ""));
                super.visitInsn(Opcodes.ATHROW);
            }
            super.visitMaxs(maxStack + 3, maxLocals);
        }

        /** Copies the value on top of the stack for a note of it. */
        private void noteTop(Type type, Place place) {
            if (type.getSort() == Type.VOID) {
                note("at", "(I)V", place);
                return;
            }
            super.visitInsn(type.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
            String shown = switch (type.getSort()) {
                case Type.BYTE, Type.SHORT -> "I";
                case Type.ARRAY, Type.OBJECT -> "Ljava/lang/Object;";
                default -> type.getDescriptor();
            };
            note("value", '(' + shown + "I)V", place);
        }

        private void note(String name, String descriptor, Place place) {
            Integer number = numbers.get(place);
            if (number == null) numbers.put(place, number = numbers.size());
            super.visitLdcInsn(number);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, TRACE, name, descriptor, false);
        }

        private static boolean isOurs(String owner) {
            return owner.startsWith("assay/oracle/guard/");
        }
    }
}
