package assay.oracle.sequence;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** Calls an interface's default method on a proxy, which reflection itself does for public interfaces only. */
final class DefaultMethod {

    static Object invoke(Object self, Method method, Object[] arguments) throws Throwable {
        Class<?> face = method.getDeclaringClass();
        if (Modifier.isPublic(face.getModifiers())) return InvocationHandler.invokeDefault(self, method, arguments);
        var handle = MethodHandles.privateLookupIn(face, MethodHandles.lookup()).unreflectSpecial(method, face);
        return handle.bindTo(self).invokeWithArguments(arguments == null ? new Object[0] : arguments);
    }

    private DefaultMethod() {}
}
