package assay.oracle.guard;

import assay.oracle.guard.Calls.Fate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Rewrites a class of a program under test so that it can't run away or get out: calls of the {@link Guard} at method
 * entry, on backward jumps, before arrays are made, in handlers that catch errors, and before forbidden calls; other calls
 * in place of those that only sometimes do harm ({@link Calls}), and steps for those that do much at once ({@link Charges}). On the way it collects the {@link Facts}. What is added
 * leaves on the stack what was there, so the frames stay right.
 */
public final class Rewriter {

    private static final String GUARD = Guard.class.getName().replace('.', '/');
    private static final String REFLECTION = Reflection.class.getName().replace('.', '/');
    private static final String INSTEAD = Instead.class.getName().replace('.', '/');
    private static final String OUTCOMES = Outcomes.class.getName().replace('.', '/');

    /** By opcode, from {@code IFEQ} on. */
    private static final List<String> JUMPS = List.of(
            "ifeq", "ifne", "iflt", "ifge", "ifgt", "ifle", "icmpeq", "icmpne", "icmplt", "icmpge", "icmpgt", "icmple",
            "acmpeq", "acmpne");

    /** What the default of an exhaustive switch throws: nobody comes there unless the classes do not fit together. */
    private static final Set<String> IMPOSSIBLE =
            Set.of("java/lang/MatchException", "java/lang/IncompatibleClassChangeError");

    /** What a program finds under these names is ours, also if it has classes that are called so. */
    private static final Set<String> OURS = Set.of(
            GUARD,
            REFLECTION,
            INSTEAD,
            OUTCOMES,
            Work.class.getName().replace('.', '/'),
            Trace.class.getName().replace('.', '/'));

    /** A handler of one of these types, or of any type, could catch what must not be caught. */
    private static final Set<String> ERRORS = Set.of(
            "java/lang/Throwable",
            "java/lang/Error",
            "java/lang/VirtualMachineError",
            "java/lang/OutOfMemoryError",
            "java/lang/StackOverflowError");

    private static final Set<String> STATELESS = Set.of("java/lang/Object", "java/lang/Record", "java/lang/Enum");

    private static final Set<String> UNSTEADY_OWNERS = Set.of("""
            java/util/Random java/util/random/RandomGenerator java/util/SplittableRandom
            java/security/SecureRandom java/util/concurrent/ThreadLocalRandom java/util/UUID java/util/Date
            java/util/Calendar java/time/Instant java/time/Clock java/time/LocalDate java/time/LocalDateTime
            java/time/LocalTime java/time/ZonedDateTime java/lang/Thread java/lang/ref/WeakReference
            java/lang/ref/SoftReference java/util/WeakHashMap java/util/IdentityHashMap
            """.split("\\s+"));

    /** Whose methods show the same for the same arguments, and keep no order by hash code. */
    private static final Set<String> PLAIN_OWNERS = Set.of("""
            java/lang/Object java/lang/String java/lang/StringBuilder java/lang/Integer java/lang/Long
            java/lang/Short java/lang/Byte java/lang/Character java/lang/Boolean java/lang/Double
            java/lang/Float java/lang/Number java/lang/Math java/lang/Record java/lang/Enum java/lang/Runnable
            java/io/PrintStream java/util/List java/util/ArrayList java/util/Iterator java/util/Optional
            """.split("\\s+"));

    private static final Set<String> SALTED_OWNERS =
            Set.of("java/util/Set", "java/util/Map", "java/util/stream/Collectors");
    private static final Set<String> SALTED_NAMES =
            Set.of("of", "copyOf", "ofEntries", "toUnmodifiableSet", "toUnmodifiableMap");

    private static final Set<String> UNSTEADY_NAMES = Set.of("""
            hashCode identityHashCode random currentTimeMillis nanoTime freeMemory totalMemory maxMemory
            availableProcessors parallel parallelStream shuffle getenv getProperty getProperties now
            """.split("\\s+"));

    private final Facts facts;
    private final Map<String, byte[]> program;
    private final Set<String> own;
    private final Function<String, byte[]> library;
    private final Map<String, Integer> marks;
    private final Branches branches;

    /** The class above each class of the program, and of its class path as far as was asked; none for those of the JDK. */
    private final Map<String, Optional<Above>> above = new HashMap<>();

    private record Above(String superName, String[] interfaces) {}

    public Rewriter(Map<String, byte[]> program, Facts facts) {
        this(program, facts, name -> null, Map.of(), null);
    }

    /**
     * {@code program}: all of its classes, by binary name. {@code library}: the class file of an internal name on its class
     * path, or null. {@code marks}: the methods whose entry shall be noted, each by class, name and descriptor: {@code p/A.m(I)V}.
     * {@code branches}: where the branches of these are put down, or null.
     */
    public Rewriter(
            Map<String, byte[]> program,
            Facts facts,
            Function<String, byte[]> library,
            Map<String, Integer> marks,
            Branches branches) {
        this.program = program;
        this.facts = facts;
        this.library = library;
        this.marks = marks;
        this.branches = branches;
        program.forEach((name, bytes) -> above.put(name.replace('.', '/'), above(bytes)));
        this.own = Set.copyOf(above.keySet());
    }

    private static Optional<Above> above(byte[] classFile) {
        var reader = new ClassReader(classFile);
        return Optional.of(new Above(reader.getSuperName(), reader.getInterfaces()));
    }

    private boolean inProgram(String internalName) {
        return own.contains(internalName);
    }

    /** By its name, if it is one of the JDK's. */
    private boolean isThrowable(Type type) {
        if (type.getSort() != Type.OBJECT) return false;
        String name = type.getInternalName();
        for (int height = 0; height < 100; height++) {
            Above above = aboveOf(name);
            if (above == null || above.superName == null) break;
            name = above.superName;
        }
        return isJava(name)
                && (name.endsWith("Exception") || name.endsWith("Error") || name.equals("java/lang/Throwable"));
    }

    /** Null for a class of the JDK, or none. */
    private Above aboveOf(String internalName) {
        Optional<Above> known = above.get(internalName);
        if (known == null) {
            byte[] classFile = isJava(internalName) ? null : library.apply(internalName);
            known = classFile == null ? Optional.empty() : above(classFile);
            above.put(internalName, known);
        }
        return known.orElse(null);
    }

    private static boolean isJava(String internalName) {
        return internalName.startsWith("java/");
    }

    public SortedMap<String, byte[]> rewriteAll() {
        var rewritten = new TreeMap<String, byte[]>();
        program.forEach((name, bytes) -> rewritten.put(name, rewrite(bytes)));
        return rewritten;
    }

    /** A class of the program, or one of its class path. */
    public byte[] rewrite(byte[] classFile) {
        var reader = new ClassReader(classFile);
        var large = new HashSet<String>();
        var tooLarge = new HashSet<String>();
        while (true) {
            int first = branches == null ? 0 : branches.size();
            var writer = new ClassWriter(reader, 0);
            reader.accept(new ClassRewriter(writer, large, tooLarge), 0);
            try {
                return writer.toByteArray();
            } catch (MethodTooLargeException e) {
                String method = e.getMethodName() + e.getDescriptor();
                if (!large.add(method)) tooLarge.add(method);
                // It is read once more, and its branches get other numbers.
                for (int i = first; branches != null && i < branches.size(); i++) branches.rule(i);
            }
        }
    }

    /** What becomes of a call, wherever its method comes from. */
    private Fate fate(String owner, String name, String descriptor) {
        if (OURS.contains(owner)) return new Fate.Refused(Forbidden.Kind.ALWAYS);
        Above above = aboveOf(owner);
        return above == null ? Calls.of(owner, name, descriptor) : inherited(above, name, descriptor);
    }

    /** The same for a class that is not the JDK's: what it may have from one of the JDK's above it. */
    private Fate inherited(Above above, String name, String descriptor) {
        Fate promised = null;
        String top = null;
        for (int height = 0; above != null && above.superName != null && height < 1_000; height++) {
            for (String face : above.interfaces)
                if (promised == null && aboveOf(face) == null) promised = Calls.inherited(face, name, descriptor);
            top = above.superName;
            above = aboveOf(top);
        }
        Fate fate = top == null ? null : Calls.inherited(top, name, descriptor);
        // What an interface forbids, the class does itself, and its code is guarded; but it may have come with the
        // interface.
        return fate != null || promised instanceof Fate.Refused ? fate : promised;
    }

    private final class ClassRewriter extends ClassVisitor {
        private final Set<String> unbranched;
        private final Set<String> refused;
        private String self;
        private boolean knowsItself;
        private boolean isEnum;
        private boolean isInterface;
        private final List<Runnable> late = new ArrayList<>();
        private boolean hasInitialiser;
        private boolean hasMutableField;
        private boolean onlyAssertions = true;

        /** {@code unbranched}: methods that have no room for {@link Outcomes}; {@code refused}: none for the guard's calls either. */
        ClassRewriter(ClassVisitor next, Set<String> unbranched, Set<String> refused) {
            super(Opcodes.ASM9, next);
            this.unbranched = unbranched;
            this.refused = refused;
        }

        @Override
        public void visit(
                int version, int access, String name, String signature, String superName, String[] interfaces) {
            self = name;
            knowsItself = (version & 0xffff) >= Opcodes.V1_5;
            isEnum = (access & Opcodes.ACC_ENUM) != 0;
            isInterface = (access & Opcodes.ACC_INTERFACE) != 0;
            if (superName != null && !inProgram(superName) && !STATELESS.contains(superName)) facts.objectState = true;
            super.visit(version, access, name, signature, superName, interfaces);
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
            boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
            boolean isFinal = (access & Opcodes.ACC_FINAL) != 0;
            boolean synthetic = (access & Opcodes.ACC_SYNTHETIC) != 0 || name.startsWith("$");
            if (isStatic && !isFinal && !synthetic) facts.staticState = true;
            if (isStatic && isFinal && value == null && !synthetic && (access & Opcodes.ACC_ENUM) == 0)
                onlyAssertions = false;
            if (!isStatic && !(isFinal && isValue(descriptor))) hasMutableField = true;
            if (!isStatic && !synthetic && !isValue(descriptor) && !isProgramType(descriptor)) facts.objectState = true;
            if (descriptor.equals("Ljava/lang/StringBuilder;")) facts.effects.keepsBuilder();
            if (value instanceof Integer || value instanceof Long) facts.numbers.add(((Number) value).longValue());
            if (value instanceof String text && text.length() <= 40) facts.strings.add(text);
            return super.visitField(access, name, descriptor, signature, value);
        }

        private boolean isProgramType(String descriptor) {
            return descriptor.startsWith("L") && inProgram(descriptor.substring(1, descriptor.length() - 1));
        }

        /** Nothing in it can change. */
        private static boolean isValue(String descriptor) {
            return descriptor.length() == 1 || descriptor.equals("Ljava/lang/String;");
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            if (name.equals("<clinit>")) hasInitialiser = true;
            MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
            if (refused.contains(name + descriptor)) return refusal(next, name);
            Integer mark = marks.isEmpty() ? null : marks.get(self + '.' + name + descriptor);
            boolean hasReceiver = (access & Opcodes.ACC_STATIC) == 0 && !name.equals("<init>");
            boolean isFinalizer = hasReceiver && name.equals("finalize") && descriptor.equals("()V");
            boolean tellsBranches = mark != null && branches != null && !unbranched.contains(name + descriptor);
            return new MethodRewriter(
                    next,
                    this,
                    name,
                    facts.effects.of(self + '.' + name + descriptor),
                    mark,
                    tellsBranches,
                    hasReceiver,
                    isFinalizer,
                    mark != null && isThrowable(Type.getReturnType(descriptor)));
        }

        /** Writes a method that only refuses, in place of the one that is visited. */
        private static MethodVisitor refusal(MethodVisitor method, String name) {
            method.visitCode();
            method.visitLdcInsn(name + ", which is too large");
            method.visitMethodInsn(Opcodes.INVOKESTATIC, GUARD, "refuse", "(Ljava/lang/String;)V", false);
            method.visitInsn(Opcodes.ACONST_NULL);
            method.visitInsn(Opcodes.ATHROW);
            method.visitMaxs(1, 255);
            method.visitEnd();
            return null;
        }

        /** Of a reference to what is forbidden: a method that is refused when it is called, and does what was asked for if that is allowed. Null for others. */
        Handle refusedLate(Handle handle) {
            if (handle.getTag() == Opcodes.H_INVOKESPECIAL
                    || !(fate(handle.getOwner(), handle.getName(), handle.getDesc()) instanceof Fate.Refused fate))
                return null;
            boolean makes = handle.getTag() == Opcodes.H_NEWINVOKESPECIAL;
            boolean hasReceiver = !makes && handle.getTag() != Opcodes.H_INVOKESTATIC;
            Type owner = Type.getObjectType(handle.getOwner());
            var parameters = new ArrayList<Type>();
            if (hasReceiver) parameters.add(owner);
            parameters.addAll(List.of(Type.getArgumentTypes(handle.getDesc())));
            Type result = makes ? owner : Type.getReturnType(handle.getDesc());
            var method = new Handle(
                    Opcodes.H_INVOKESTATIC,
                    self,
                    "assay$refused$" + late.size(),
                    Type.getMethodDescriptor(result, parameters.toArray(Type[]::new)),
                    isInterface);
            late.add(() -> {
                MethodVisitor body = super.visitMethod(
                        Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
                        method.getName(),
                        method.getDesc(),
                        null,
                        null);
                body.visitCode();
                body.visitLdcInsn((handle.getOwner() + '.' + handle.getName()).replace('/', '.'));
                body.visitMethodInsn(
                        Opcodes.INVOKESTATIC,
                        GUARD,
                        fate.kind() == Forbidden.Kind.IO ? "refuseIo" : "refuse",
                        "(Ljava/lang/String;)V",
                        false);
                if (makes) body.visitTypeInsn(Opcodes.NEW, handle.getOwner());
                if (makes) body.visitInsn(Opcodes.DUP);
                int local = 0;
                for (Type parameter : parameters) {
                    body.visitVarInsn(parameter.getOpcode(Opcodes.ILOAD), local);
                    local += parameter.getSize();
                }
                int call = makes
                        ? Opcodes.INVOKESPECIAL
                        : !hasReceiver
                                ? Opcodes.INVOKESTATIC
                                : handle.getTag() == Opcodes.H_INVOKEINTERFACE
                                        ? Opcodes.INVOKEINTERFACE
                                        : Opcodes.INVOKEVIRTUAL;
                body.visitMethodInsn(call, handle.getOwner(), handle.getName(), handle.getDesc(), handle.isInterface());
                body.visitInsn(result.getOpcode(Opcodes.IRETURN));
                body.visitMaxs(local + 4, local);
                body.visitEnd();
            });
            return method;
        }

        /** An initialiser may do anything, so it counts as static state, but for the ones that compilers make for enums and assertions. */
        @Override
        public void visitEnd() {
            if (hasInitialiser && (isEnum ? hasMutableField || !onlyAssertions : !onlyAssertions))
                facts.staticState = true;
            late.forEach(Runnable::run);
            super.visitEnd();
        }
    }

    private record Range(Label start, Label end, Label handler, String type) {
        boolean catchesErrors() {
            return type == null || ERRORS.contains(type);
        }
    }

    private final class MethodRewriter extends MethodVisitor {
        private final ClassRewriter home;
        private final ClassRewriter initialised;
        private final boolean isConstructor;
        private final Effects.Method effects;
        private final Integer mark;
        private final boolean tellsBranches;
        private final boolean hasReceiver;
        private final boolean isFinalizer;
        /** What it gives is thrown by whoever asked for it, so that no call comes by it and returns. */
        private final boolean makesThrowable;

        private int line;
        private boolean isAfterHash;
        private boolean isAfterAssertions;
        private boolean isInTextCase;
        private Set<Label> textCases = Set.of();
        /** Outcomes by the label that they lead to, and those whose code begins here. */
        private final Map<Label, List<Integer>> leading = new HashMap<>();

        private List<Integer> beginning = List.of();
        private final Set<Label> behind = new HashSet<>();
        private final List<Range> ranges = new ArrayList<>();
        private final Set<Label> open = new HashSet<>();
        private boolean atHandler;
        private boolean catchesErrors;
        private boolean coversItself;
        private boolean goesBack;
        private Object constant;
        /** The number that the last instruction pushed, or null. */
        private Long compared;

        MethodRewriter(
                MethodVisitor next,
                ClassRewriter home,
                String name,
                Effects.Method effects,
                Integer mark,
                boolean tellsBranches,
                boolean hasReceiver,
                boolean isFinalizer,
                boolean makesThrowable) {
            super(Opcodes.ASM9, next);
            this.effects = effects;
            this.tellsBranches = tellsBranches;
            this.home = home;
            this.initialised = name.equals("<clinit>") ? home : null;
            this.isConstructor = name.equals("<init>");
            this.mark = mark;
            this.hasReceiver = hasReceiver;
            this.isFinalizer = isFinalizer;
            this.makesThrowable = makesThrowable;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            if (isFinalizer) guard("finalizes", "()V");
            guard("tick", "()V");
            if (mark == null) return;
            if (hasReceiver) super.visitVarInsn(Opcodes.ALOAD, 0);
            super.visitLdcInsn(mark);
            guard("entered", hasReceiver ? "(Ljava/lang/Object;I)V" : "(I)V");
        }

        @Override
        public void visitLineNumber(int number, Label start) {
            line = number;
            super.visitLineNumber(number, start);
        }

        @Override
        public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
            ranges.add(new Range(start, end, handler, type));
            super.visitTryCatchBlock(start, end, handler, type);
        }

        @Override
        public void visitLabel(Label label) {
            behind.add(label);
            open.add(label);
            if (textCases.contains(label)) isInTextCase = true;
            beginning = leading.getOrDefault(label, List.of());
            atHandler = false;
            catchesErrors = false;
            coversItself = false;
            goesBack = false;
            for (Range range : ranges) {
                if (range.handler != label) continue;
                atHandler = true;
                catchesErrors |= range.catchesErrors();
                coversItself |= isInside(range);
                goesBack |= !open.contains(range.start);
            }
            super.visitLabel(label);
        }

        /** Compilers let the handlers of monitors and finally cover themselves; whatever throws there is caught there again. */
        private boolean isInside(Range range) {
            return open.contains(range.start) && !open.contains(range.end);
        }

        /** A handler starts with a frame that has only the exception on the stack. */
        @Override
        public void visitFrame(int type, int numLocal, Object[] local, int numStack, Object[] stack) {
            super.visitFrame(type, numLocal, local, numStack, stack);
            handle();
        }

        private void handle() {
            if (!atHandler) return;
            atHandler = false;
            // No compiler for Java does that, but class files may come from anywhere: a loop without a jump.
            if (goesBack) guard("tick", "()V");
            if (tellsBranches && !catchesErrors) outcome("at", "(I)V", branches.add(mark, line, 1));
            if (!catchesErrors) return;
            super.visitInsn(Opcodes.DUP);
            guard(coversItself ? "note" : "caught", "(Ljava/lang/Throwable;)V");
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            boolean isAssertion = isAfterAssertions;
            take();
            if (opcode == Opcodes.GOTO) isInTextCase = false;
            else if (opcode != Opcodes.JSR && !isAssertion) branch(opcode, label);
            if (behind.contains(label)) guard("tick", "()V");
            super.visitJumpInsn(opcode, label);
        }

        /** Before a jump: its operands once more, and the number of its first outcome, that it does not jump. */
        private void branch(int opcode, Label label) {
            facts.branches++;
            // A compiler made this one for a switch over texts: texts that are not equal have other hash codes.
            if (!tellsBranches || isInTextCase) return;
            int first = branches.add(mark, line, 2);
            leading.computeIfAbsent(label, unknown -> new ArrayList<>()).add(first + 1);
            boolean isOnNull = opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL;
            boolean isOnTwo = !isOnNull && opcode >= Opcodes.IF_ICMPEQ;
            super.visitInsn(isOnTwo ? Opcodes.DUP2 : Opcodes.DUP);
            if (isOnNull) outcome(opcode == Opcodes.IFNULL ? "ifnull" : "nonnull", "(Ljava/lang/Object;I)V", first);
            else
                outcome(
                        JUMPS.get(opcode - Opcodes.IFEQ),
                        !isOnTwo
                                ? "(II)V"
                                : opcode <= Opcodes.IF_ICMPLE ? "(III)V" : "(Ljava/lang/Object;Ljava/lang/Object;I)V",
                        first);
        }

        private void outcome(String name, String descriptor, int number) {
            super.visitLdcInsn(number);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, OUTCOMES, name, descriptor, false);
        }

        /** Before a switch: its value once more, and where that leads. */
        private void choose(int[] keys, Label[] labels, Label otherwise) {
            facts.branches += labels.length;
            if (!tellsBranches) return;
            var byLabel = new HashMap<Label, Integer>();
            int[] targets = new int[keys.length];
            for (int i = 0; i < keys.length; i++) targets[i] = target(labels[i], byLabel);
            int number = branches.addSwitch(keys, targets, target(otherwise, byLabel));
            super.visitInsn(Opcodes.DUP);
            outcome("choose", "(II)V", number);
        }

        private int target(Label label, Map<Label, Integer> byLabel) {
            return byLabel.computeIfAbsent(label, unknown -> {
                int outcome = branches.add(mark, line, 1);
                leading.computeIfAbsent(label, none -> new ArrayList<>()).add(outcome);
                return outcome;
            });
        }

        @Override
        public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
            take();
            int[] all = new int[labels.length];
            for (int i = 0; i < all.length; i++) all[i] = min + i;
            choose(all, labels, otherwise);
            for (long key = min; key <= max && key < min + 8L; key++) facts.numbers.add(key);
            tickBackwards(otherwise, labels);
            super.visitTableSwitchInsn(min, max, otherwise, labels);
        }

        @Override
        public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
            if (isAfterHash) textCases = Set.of(labels);
            take();
            choose(keys, labels, otherwise);
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
            boolean stores = opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
            if (stores) facts.objectState = true;
            if (stores) effects.storesIntoArray();
            if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.ARETURN) constant = null;
            if (mark != null
                    && branches != null
                    && opcode >= Opcodes.IRETURN
                    && opcode <= Opcodes.RETURN
                    && !makesThrowable) branches.returns(mark);
            take();
            if (tellsBranches && opcode == Opcodes.LCMP) compareLongs();
            if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5)
                constant = (long) (opcode - Opcodes.ICONST_0);
            super.visitInsn(opcode);
        }

        /** Two longs are four words, which no instruction copies: two new variables would need frames. So only the upper one, if it is a constant. */
        private void compareLongs() {
            if (compared == null) return;
            super.visitInsn(Opcodes.POP2);
            super.visitInsn(Opcodes.DUP2);
            super.visitLdcInsn(compared);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, OUTCOMES, "longs", "(JJ)V", false);
            super.visitLdcInsn(compared);
        }

        @Override
        public void visitIntInsn(int opcode, int operand) {
            take();
            if (opcode == Opcodes.NEWARRAY) effects.makesArray();
            if (opcode == Opcodes.NEWARRAY) guardLength();
            else constant = (long) operand;
            super.visitIntInsn(opcode, operand);
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
            if (opcode == Opcodes.NEW && IMPOSSIBLE.contains(type))
                for (int outcome : beginning) branches.rule(outcome);
            take();
            if (opcode == Opcodes.ANEWARRAY) effects.makesArray();
            if (opcode == Opcodes.ANEWARRAY) guardLength();
            super.visitTypeInsn(opcode, type);
        }

        @Override
        public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
            take();
            effects.makesArray();
            if (dimensions == 1) {
                guardLength();
            } else {
                super.visitInsn(Opcodes.DUP2);
                guard(dimensions == 2 ? "allocate" : "allocateMany", "(II)V");
            }
            super.visitMultiANewArrayInsn(descriptor, dimensions);
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
            else if (value instanceof Type type && type.getInternalName().startsWith("java/"))
                facts.classes.add(type.getClassName());
            super.visitLdcInsn(led(value));
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
            if (opcode == Opcodes.PUTFIELD && !isConstructor) facts.objectState = true;
            if (opcode == Opcodes.PUTSTATIC || opcode == Opcodes.PUTFIELD && !isConstructor) effects.writes();
            if (opcode == Opcodes.GETSTATIC && name.equals("$assertionsDisabled")) isAfterAssertions = true;
            if (opcode == Opcodes.GETSTATIC && owner.equals("java/lang/System")) guard("prints", "()V");
            if (OURS.contains(owner)) refuse(Forbidden.Kind.ALWAYS, owner, name);
            if (initialised != null && opcode == Opcodes.PUTSTATIC && !initialised.isEnum && !name.startsWith("$"))
                initialised.onlyAssertions = false;
            super.visitFieldInsn(opcode, owner, name, descriptor);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            take();
            if (initialised != null && !initialised.isEnum && !name.equals("desiredAssertionStatus"))
                initialised.onlyAssertions = false;
            see(owner, name, descriptor);
            if (owner.equals("java/lang/String") && name.equals("hashCode")) isAfterHash = true;
            if (descriptor.startsWith("(Ljava/lang/String;")
                    && (name.startsWith("parse")
                            || owner.startsWith("java/lang/") && name.equals("valueOf")
                            || name.equals("<init>") && owner.startsWith("java/math/"))) facts.parses = true;
            Fate fate = fate(owner, name, descriptor);
            if (fate == null) {
                if (!Charges.write(mv, opcode, owner, name, descriptor, isInterface))
                    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            } else if (fate instanceof Fate.Replaced replaced
                    && opcode != Opcodes.INVOKESPECIAL
                    && !isLeftAlone(owner, name)) {
                if (replaced.tellsCaller()) tellCaller();
                super.visitMethodInsn(Opcodes.INVOKESTATIC, INSTEAD, replaced.name(), replaced.descriptor(), false);
            } else if (fate instanceof Fate.Renamed renamed) {
                super.visitMethodInsn(
                        opcode,
                        owner,
                        renamed.name(),
                        renamed.descriptor() == null ? descriptor : renamed.descriptor(),
                        isInterface);
            } else {
                if (fate instanceof Fate.Checked checked) check(checked);
                else if (fate instanceof Fate.Refused refused) refuse(refused.kind(), owner, name);
                else if (name.equals("get")
                        && fate instanceof Fate.Replaced
                        && descriptor.endsWith(")Ljava/lang/Object;")) checkOwn();
                super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            }
        }

        /** What a future inherits waits as well. */
        private void checkOwn() {
            super.visitVarInsn(Opcodes.ALOAD, 0);
            guard("checkOwn", "(Ljava/lang/Object;)V");
        }

        /** Libraries look at the machine's properties when they are loaded; what they make of them is their affair. */
        private boolean isLeftAlone(String owner, String name) {
            return name.equals("getProperty") && owner.equals("java/lang/System") && !inProgram(home.self);
        }

        private void tellCaller() {
            if (home.knowsItself) super.visitLdcInsn(Type.getObjectType(home.self));
            else super.visitInsn(Opcodes.ACONST_NULL);
        }

        /** Copies what is on top of the stack for {@link Reflection}; three words it takes away and gives back in an array. */
        private void check(Fate.Checked checked) {
            if (checked.words() == 1) super.visitInsn(Opcodes.DUP);
            if (checked.words() == 2) super.visitInsn(Opcodes.DUP2);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, REFLECTION, "check", checked.descriptor(), false);
            if (checked.words() < 3) return;
            unpack(0, "java/lang/reflect/Method");
            super.visitInsn(Opcodes.SWAP);
            unpack(1, null);
            super.visitInsn(Opcodes.SWAP);
            super.visitInsn(Opcodes.ICONST_2);
            super.visitInsn(Opcodes.AALOAD);
            super.visitTypeInsn(Opcodes.CHECKCAST, "[Ljava/lang/Object;");
        }

        private void unpack(int index, String type) {
            super.visitInsn(Opcodes.DUP);
            super.visitInsn(Opcodes.ICONST_0 + index);
            super.visitInsn(Opcodes.AALOAD);
            if (type != null) super.visitTypeInsn(Opcodes.CHECKCAST, type);
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            take();
            // How a record makes its text and its hash code of those of its components, whatever they are.
            if (bootstrap.getOwner().equals("java/lang/runtime/ObjectMethods") && !name.equals("equals"))
                facts.atMost(Facts.Steadiness.OPEN);
            Object[] led = arguments.clone();
            for (int i = 0; i < led.length; i++) {
                if (led[i] instanceof String text) constant = text;
                boolean isReference = i == 1 && bootstrap.getOwner().equals("java/lang/invoke/LambdaMetafactory");
                Handle late = isReference ? home.refusedLate((Handle) led[i]) : null;
                if (late != null)
                    see(((Handle) led[i]).getOwner(), ((Handle) led[i]).getName(), ((Handle) led[i]).getDesc());
                led[i] = late == null ? led(led[i]) : late;
            }
            super.visitInvokeDynamicInsn(name, captured(descriptor, arguments, led), (Handle) led(bootstrap), led);
            if (bootstrap.getOwner().equals("java/lang/invoke/StringConcatFactory")) Charges.weighText(mv);
        }

        /** A lambda must capture exactly what its method takes: the receiver's own type may be a subtype of what {@link Instead} takes. */
        private static String captured(String descriptor, Object[] before, Object[] after) {
            boolean replaced = after.length == 3
                    && after[1] != before[1]
                    && after[1] instanceof Handle handle
                    && handle.getTag() == Opcodes.H_INVOKESTATIC
                    && !descriptor.startsWith("()");
            if (!replaced || ((Handle) before[1]).getTag() == Opcodes.H_INVOKESTATIC) return descriptor;
            Type[] types = Type.getArgumentTypes(descriptor);
            types[0] = Type.getArgumentTypes(((Handle) after[1]).getDesc())[0];
            return Type.getMethodDescriptor(Type.getReturnType(descriptor), types);
        }

        /** A constant as it may be: a handle leads where a call would, or is refused before anybody has it. */
        private Object led(Object constant) {
            if (constant instanceof ConstantDynamic dynamic) {
                mustStay(dynamic.getBootstrapMethod());
                for (int i = 0; i < dynamic.getBootstrapMethodArgumentCount(); i++)
                    mustStay(dynamic.getBootstrapMethodArgument(i));
            }
            if (!(constant instanceof Handle handle) || handle.getTag() < Opcodes.H_INVOKEVIRTUAL) return constant;
            see(handle.getOwner(), handle.getName(), handle.getDesc());
            Fate fate = fate(handle.getOwner(), handle.getName(), handle.getDesc());
            if (fate == null) return handle;
            if (fate instanceof Fate.Replaced replaced
                    && !replaced.tellsCaller()
                    && handle.getTag() != Opcodes.H_INVOKESPECIAL) {
                return new Handle(Opcodes.H_INVOKESTATIC, INSTEAD, replaced.name(), replaced.descriptor(), false);
            }
            if (fate instanceof Fate.Renamed renamed && renamed.descriptor() == null) {
                return new Handle(
                        handle.getTag(), handle.getOwner(), renamed.name(), handle.getDesc(), handle.isInterface());
            }
            refuse(
                    fate instanceof Fate.Refused refused ? refused.kind() : Forbidden.Kind.ALWAYS,
                    handle.getOwner(),
                    handle.getName());
            return handle;
        }

        private void mustStay(Object constant) {
            if (led(constant) != constant && constant instanceof Handle handle)
                refuse(Forbidden.Kind.ALWAYS, handle.getOwner(), handle.getName());
        }

        private void refuse(Forbidden.Kind kind, String owner, String name) {
            super.visitLdcInsn((owner + '.' + name).replace('/', '.'));
            guard(kind == Forbidden.Kind.IO ? "refuseIo" : "refuse", "(Ljava/lang/String;)V");
        }

        private void see(String owner, String name, String descriptor) {
            facts.atMost(steadiness(owner, name, descriptor));
            if (name.equals("<init>") && (owner.equals("java/util/HashMap") || owner.equals("java/util/HashSet")))
                facts.hashOrder = true;
            if (inProgram(owner)) effects.calls(name + descriptor);
            else facts.effects.callsOutside(effects, owner, name);
            if (SALTED_OWNERS.contains(owner) && SALTED_NAMES.contains(name)) guard("salts", "()V");
        }

        private Facts.Steadiness steadiness(String owner, String name, String descriptor) {
            if (UNSTEADY_OWNERS.contains(owner) || UNSTEADY_NAMES.contains(name)) return Facts.Steadiness.UNSTEADY;
            if (inProgram(owner)) return Facts.Steadiness.PLAIN;
            boolean isPlain = PLAIN_OWNERS.contains(owner)
                    || owner.startsWith("java/lang/") && (owner.endsWith("Exception") || owner.endsWith("Error"));
            // What turns any object into text or into a number may come down to its identity.
            boolean onAnyObject = owner.equals("java/lang/Object") && !name.equals("<init>")
                    || descriptor.contains("Ljava/lang/Object;)") && !owner.startsWith("java/util/");
            return isPlain && !onAnyObject ? Facts.Steadiness.PLAIN : Facts.Steadiness.OPEN;
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            super.visitMaxs(maxStack + 4, maxLocals);
        }

        /** The constant pushed by the instruction before counts, unless that value was just returned. */
        private void take() {
            isAfterHash = false;
            isAfterAssertions = false;
            beginning = List.of();
            // Class files of before Java 6 have no frames.
            if (atHandler) handle();
            compared = constant instanceof Long number ? number : null;
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
