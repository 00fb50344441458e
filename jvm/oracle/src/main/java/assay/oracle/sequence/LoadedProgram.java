package assay.oracle.sequence;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.InvocationHandler;

/** What an argument asks of the version of a program in which it is made: classes and members by name, and classes of ours beside them. */
public interface LoadedProgram {

    /** The type of a name as {@link Class#getName} gives it, not initialised. */
    Class<?> type(String name) throws ClassNotFoundException;

    /** Whether a class is the program's own: one of its class path is not. */
    boolean declares(Class<?> type);

    /** Whether a class is the program's own or one of its class path. */
    boolean isOfProgram(Class<?> type);

    /** The constructor, method or field that a common member is in this version. */
    AccessibleObject member(Member member) throws ReflectiveOperationException;

    /** An object of a class below an abstract one; what is missing in that one asks the handler. */
    Object extend(Class<?> type, InvocationHandler handler, Object[] arguments) throws ReflectiveOperationException;
}
