package assay.oracle.program;

import assay.oracle.guard.Guard;
import assay.oracle.sequence.Access;
import assay.oracle.sequence.Unimplemented;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** A class below an abstract one whose missing methods ask an {@link InvocationHandler}, as a proxy's of an interface do. */
final class Subclass {

    private static final String HANDLER = Type.getDescriptor(InvocationHandler.class);

    private final Constructor<?> constructor;

    private Subclass(Constructor<?> constructor) {
        this.constructor = constructor;
    }

    static String nameFor(Class<?> type) {
        return type.getName() + Guard.STUB;
    }

    /** Null if the type has nothing that is missing, or can't be extended. */
    static Subclass of(Class<?> type, ProgramLoader loader, Access access) throws ReflectiveOperationException {
        Unimplemented open = Unimplemented.of(type, java.util.List.of(), access);
        if (open == null) throw new NoSuchMethodException("can't be extended: " + type.getName());
        Class<?> made = loader.make(nameFor(type), bytes(type, open));
        var methods = made.getDeclaredField("methods");
        methods.setAccessible(true);
        methods.set(
                null,
                open.methods().stream().map(Unimplemented.Signature::method).toArray(Method[]::new));
        Constructor<?> constructor = made.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        return new Subclass(constructor);
    }

    Object make(InvocationHandler handler, Object[] arguments) throws ReflectiveOperationException {
        var all = new Object[arguments.length + 1];
        all[0] = handler;
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return constructor.newInstance(all);
    }

    private static byte[] bytes(Class<?> type, Unimplemented open) {
        String name = nameFor(type).replace('.', '/');
        String above = Type.getInternalName(type);
        var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC, name, null, above, null);
        writer.visitField(Opcodes.ACC_PRIVATE, "handler", HANDLER, null, null).visitEnd();
        writer.visitField(
                        Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC, "methods", "[Ljava/lang/reflect/Method;", null, null)
                .visitEnd();
        writeConstructor(writer, name, above, open.constructor());
        for (int i = 0; i < open.methods().size(); i++)
            writeMethod(writer, name, open.methods().get(i).method(), i);
        writer.visitEnd();
        return writer.toByteArray();
    }

    /** The handler is there before the superclass's constructor runs, which may call what is missing. */
    private static void writeConstructor(ClassWriter writer, String name, String above, Constructor<?> constructor) {
        Type[] types = Type.getArgumentTypes(Type.getConstructorDescriptor(constructor));
        var all = new Type[types.length + 1];
        all[0] = Type.getType(InvocationHandler.class);
        System.arraycopy(types, 0, all, 1, types.length);
        MethodVisitor code = writer.visitMethod(
                Opcodes.ACC_PUBLIC, "<init>", Type.getMethodDescriptor(Type.VOID_TYPE, all), null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitFieldInsn(Opcodes.PUTFIELD, name, "handler", HANDLER);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        int at = 2;
        for (Type type : types) {
            code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), at);
            at += type.getSize();
        }
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, above, "<init>", Type.getConstructorDescriptor(constructor), false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private static void writeMethod(ClassWriter writer, String name, Method method, int number) {
        String descriptor = Type.getMethodDescriptor(method);
        int access =
                java.lang.reflect.Modifier.isPublic(method.getModifiers()) ? Opcodes.ACC_PUBLIC : Opcodes.ACC_PROTECTED;
        MethodVisitor code = writer.visitMethod(access, method.getName(), descriptor, null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitFieldInsn(Opcodes.GETFIELD, name, "handler", HANDLER);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitFieldInsn(Opcodes.GETSTATIC, name, "methods", "[Ljava/lang/reflect/Method;");
        code.visitLdcInsn(number);
        code.visitInsn(Opcodes.AALOAD);
        Type[] types = Type.getArgumentTypes(descriptor);
        code.visitLdcInsn(types.length);
        code.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/Object");
        int at = 1;
        for (int i = 0; i < types.length; i++) {
            code.visitInsn(Opcodes.DUP);
            code.visitLdcInsn(i);
            code.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), at);
            box(code, types[i]);
            code.visitInsn(Opcodes.AASTORE);
            at += types[i].getSize();
        }
        code.visitMethodInsn(
                Opcodes.INVOKEINTERFACE,
                "java/lang/reflect/InvocationHandler",
                "invoke",
                "(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;",
                true);
        leave(code, Type.getReturnType(descriptor));
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private static void box(MethodVisitor code, Type type) {
        String box = boxOf(type);
        if (box != null)
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC, box, "valueOf", '(' + type.getDescriptor() + ")L" + box + ';', false);
    }

    private static void leave(MethodVisitor code, Type type) {
        String box = boxOf(type);
        if (type.getSort() == Type.VOID) {
            code.visitInsn(Opcodes.POP);
        } else if (box == null) {
            code.visitTypeInsn(Opcodes.CHECKCAST, type.getInternalName());
        } else {
            code.visitTypeInsn(Opcodes.CHECKCAST, box);
            code.visitMethodInsn(
                    Opcodes.INVOKEVIRTUAL, box, type.getClassName() + "Value", "()" + type.getDescriptor(), false);
        }
        code.visitInsn(type.getOpcode(Opcodes.IRETURN));
    }

    private static String boxOf(Type type) {
        return switch (type.getSort()) {
            case Type.BOOLEAN -> "java/lang/Boolean";
            case Type.CHAR -> "java/lang/Character";
            case Type.BYTE -> "java/lang/Byte";
            case Type.SHORT -> "java/lang/Short";
            case Type.INT -> "java/lang/Integer";
            case Type.LONG -> "java/lang/Long";
            case Type.FLOAT -> "java/lang/Float";
            case Type.DOUBLE -> "java/lang/Double";
            default -> null;
        };
    }
}
