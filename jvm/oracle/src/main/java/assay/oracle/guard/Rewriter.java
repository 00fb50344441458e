package assay.oracle.guard;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Rewrites a class of a program under test so that it can't run away: calls of the {@link Guard} at method entry, on
 * backward jumps, before arrays are made, in handlers that catch errors, and before forbidden calls. On the way it
 * collects the {@link Facts}. Instructions are only added, and none that leaves something on the stack, so the frames stay right.
 */
public final class Rewriter {

    private static final String GUARD = Guard.class.getName().replace('.', '/');

    /** A handler of one of these types, or of any type, could catch what must not be caught. */
    private static final Set<String> ERRORS = Set.of(
            "java/lang/Throwable", "java/lang/Error", "java/lang/VirtualMachineError", "java/lang/OutOfMemoryError", "java/lang/StackOverflowError");

    private static final Set<String> UNSTEADY_OWNERS = Set.of(
            "java/util/Random", "java/util/SplittableRandom", "java/security/SecureRandom", "java/util/concurrent/ThreadLocalRandom", "java/util/UUID",
            "java/util/Date", "java/util/Calendar", "java/time/Instant", "java/time/Clock", "java/time/LocalDate", "java/time/LocalDateTime",
            "java/time/LocalTime", "java/time/ZonedDateTime", "java/lang/Thread", "java/lang/ref/WeakReference", "java/lang/ref/SoftReference",
            "java/util/WeakHashMap", "java/util/IdentityHashMap");

    private static final Set<String> UNSTEADY_NAMES = Set.of(
            "hashCode", "identityHashCode", "random", "currentTimeMillis", "nanoTime", "freeMemory", "totalMemory", "maxMemory", "availableProcessors",
            "parallel", "parallelStream", "getenv", "getProperty", "getProperties", "now");

    private final Facts facts;

    public Rewriter(Facts facts) {
        this.facts = facts;
    }

    public byte[] rewrite(byte[] classFile) {
        var reader = new ClassReader(classFile);
        var writer = new ClassWriter(reader, 0);
        reader.accept(new ClassRewriter(writer), 0);
        return writer.toByteArray();
    }

    private final class ClassRewriter extends ClassVisitor {
        private boolean isEnum;
        private boolean hasInitialiser;
        private boolean hasMutableField;
        private boolean onlyAssertions = true;

        ClassRewriter(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
            isEnum = (access & Opcodes.ACC_ENUM) != 0;
            super.visit(version, access, name, signature, superName, interfaces);
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
            boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
            boolean isFinal = (access & Opcodes.ACC_FINAL) != 0;
            boolean synthetic = (access & Opcodes.ACC_SYNTHETIC) != 0 || name.startsWith("$");
            if (isStatic && !isFinal && !synthetic) facts.staticState = true;
            if (isStatic && isFinal && value == null && !synthetic && (access & Opcodes.ACC_ENUM) == 0) onlyAssertions = false;
            if (!isStatic && !isFinal) hasMutableField = true;
            if (value instanceof Integer || value instanceof Long) facts.numbers.add(((Number) value).longValue());
            if (value instanceof String text && text.length() <= 40) facts.strings.add(text);
            return super.visitField(access, name, descriptor, signature, value);
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
            if (name.equals("<clinit>")) hasInitialiser = true;
            MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
            return new MethodRewriter(next, name.equals("<clinit>") ? this : null);
        }

        /** An initialiser may do anything, so it counts as static state, but for the ones that compilers make for enums and assertions. */
        @Override
        public void visitEnd() {
            if (hasInitialiser && (isEnum ? hasMutableField || !onlyAssertions : !onlyAssertions)) facts.staticState = true;
            super.visitEnd();
        }
    }

    private final class MethodRewriter extends MethodVisitor {
        private final ClassRewriter initialised;
        private final Set<Label> behind = new HashSet<>();
        private final Set<Label> handlers = new HashSet<>();
        private boolean atHandler;
        private Object constant;

        MethodRewriter(MethodVisitor next, ClassRewriter initialised) {
            super(Opcodes.ASM9, next);
            this.initialised = initialised;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            guard("tick", "()V");
        }

        @Override
        public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
            if (type == null || ERRORS.contains(type)) handlers.add(handler);
            super.visitTryCatchBlock(start, end, handler, type);
        }

        @Override
        public void visitLabel(Label label) {
            behind.add(label);
            atHandler = handlers.contains(label);
            super.visitLabel(label);
        }

        /** A handler starts with a frame that has only the exception on the stack. */
        @Override
        public void visitFrame(int type, int numLocal, Object[] local, int numStack, Object[] stack) {
            super.visitFrame(type, numLocal, local, numStack, stack);
            if (!atHandler) return;
            atHandler = false;
            super.visitInsn(Opcodes.DUP);
            guard("caught", "(Ljava/lang/Throwable;)V");
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            take();
            if (behind.contains(label)) guard("tick", "()V");
            super.visitJumpInsn(opcode, label);
        }

        @Override
        public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
            take();
            for (long key = min; key <= max && key < min + 8L; key++) facts.numbers.add(key);
            tickBackwards(otherwise, labels);
            super.visitTableSwitchInsn(min, max, otherwise, labels);
        }

        @Override
        public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
            take();
            for (int key : keys) if (Math.abs((long) key) < 100_000) facts.numbers.add((long) key);
            tickBackwards(otherwise, labels);
            super.visitLookupSwitchInsn(otherwise, keys, labels);
        }

        private void tickBackwards(Label otherwise, Label[] labels) {
            boolean backwards = behind.contains(otherwise);
            for (Label label : labels) backwards |= behind.contains(label);
            if (backwards) guard("tick", "()V");
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.ARETURN) constant = null;
            take();
            if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) constant = (long) (opcode - Opcodes.ICONST_0);
            super.visitInsn(opcode);
        }

        @Override
        public void visitIntInsn(int opcode, int operand) {
            take();
            if (opcode == Opcodes.NEWARRAY) guardLength();
            else constant = (long) operand;
            super.visitIntInsn(opcode, operand);
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
            take();
            if (opcode == Opcodes.ANEWARRAY) guardLength();
            super.visitTypeInsn(opcode, type);
        }

        private void guardLength() {
            super.visitInsn(Opcodes.DUP);
            guard("allocate", "(I)V");
        }

        @Override
        public void visitLdcInsn(Object value) {
            take();
            if (value instanceof Integer || value instanceof Long) constant = ((Number) value).longValue();
            else if (value instanceof Float || value instanceof Double) constant = ((Number) value).doubleValue();
            else if (value instanceof String) constant = value;
            super.visitLdcInsn(value);
        }

        @Override
        public void visitVarInsn(int opcode, int index) {
            take();
            super.visitVarInsn(opcode, index);
        }

        @Override
        public void visitIincInsn(int index, int increment) {
            take();
            super.visitIincInsn(index, increment);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            take();
            if (initialised != null && opcode == Opcodes.PUTSTATIC && !initialised.isEnum && !name.startsWith("$")) initialised.onlyAssertions = false;
            super.visitFieldInsn(opcode, owner, name, descriptor);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            take();
            if (initialised != null && !initialised.isEnum && !name.equals("desiredAssertionStatus")) initialised.onlyAssertions = false;
            see(owner, name, descriptor);
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            take();
            for (Object argument : arguments) {
                if (argument instanceof Handle handle) see(handle.getOwner(), handle.getName(), handle.getDesc());
                else if (argument instanceof String text) constant = text;
            }
            super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
        }

        private void see(String owner, String name, String descriptor) {
            if (UNSTEADY_OWNERS.contains(owner) || UNSTEADY_NAMES.contains(name)) facts.unsteady = true;
            if (!Forbidden.contains(owner, name, descriptor)) return;
            super.visitLdcInsn((owner + '.' + name).replace('/', '.'));
            guard("refuse", "(Ljava/lang/String;)V");
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            super.visitMaxs(maxStack + 2, maxLocals);
        }

        /** The constant pushed by the instruction before counts, unless that value was just returned. */
        private void take() {
            if (constant instanceof Long number) facts.numbers.add(number);
            else if (constant instanceof Double fraction) facts.fractions.add(fraction);
            else if (constant instanceof String text && text.length() <= 40) facts.strings.add(text);
            constant = null;
        }

        private void guard(String name, String descriptor) {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, GUARD, name, descriptor, false);
        }
    }
}
