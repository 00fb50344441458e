package assay.oracle.program;

import assay.oracle.guard.Guard;
import assay.oracle.guard.Instead;
import assay.oracle.guard.Outcomes;
import assay.oracle.guard.Reflection;
import assay.oracle.guard.Trace;
import assay.oracle.guard.Work;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Map;

/**
 * The class loader of one version of a program: its own classes, those of its class path, the JDK's, and what its
 * rewritten code calls. Nothing else of the worker can be seen, so a program may bring classes of any name.
 */
final class ProgramLoader extends ClassLoader {

    private static final Map<String, Class<?>> GUARDS = Map.of(
            Guard.class.getName(),
            Guard.class,
            Instead.class.getName(),
            Instead.class,
            Reflection.class.getName(),
            Reflection.class,
            Trace.class.getName(),
            Trace.class,
            Work.class.getName(),
            Work.class,
            Outcomes.class.getName(),
            Outcomes.class);

    private final Map<String, byte[]> classes;
    private final Libraries path;

    ProgramLoader(Map<String, byte[]> classes, Libraries path) {
        super(ClassLoader.getPlatformClassLoader());
        this.classes = classes;
        this.path = path;
    }

    private Class<?> define(String name, byte[] bytes) throws ClassNotFoundException {
        try {
            return defineClass(name, bytes, 0, bytes.length);
        } catch (SecurityException e) {
            // Only the JDK may have classes in its packages.
            throw new ClassNotFoundException(name, e);
        }
    }

    /** A class of ours in one of the program's packages. */
    Class<?> make(String name, byte[] bytes) throws ClassNotFoundException {
        return define(name, bytes);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        Class<?> guard = GUARDS.get(name);
        if (guard != null) return guard;
        byte[] bytes = classes.get(name);
        if (bytes == null) return super.loadClass(name, resolve);
        synchronized (this) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : define(name, bytes);
        }
    }

    /** What the JDK does not have. */
    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = path.rewritten(name.replace('.', '/'));
        if (bytes == null) throw new ClassNotFoundException(name);
        return define(name, bytes);
    }

    @Override
    protected URL findResource(String name) {
        return path.resource(name);
    }

    @Override
    protected Enumeration<URL> findResources(String name) {
        return Collections.enumeration(path.resources(name));
    }
}
