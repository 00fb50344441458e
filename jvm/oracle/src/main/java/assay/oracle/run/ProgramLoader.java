package assay.oracle.run;

import assay.oracle.guard.Guard;
import java.util.Map;

/**
 * The class loader of one version of a program: its own classes, the JDK's, and the {@link Guard} that its rewritten
 * code calls. Nothing else of the worker can be seen, so a program may bring classes of any name.
 */
final class ProgramLoader extends ClassLoader {

    private static final String GUARD = Guard.class.getName();

    private final Map<String, byte[]> classes;

    ProgramLoader(Map<String, byte[]> classes) {
        super(ClassLoader.getPlatformClassLoader());
        this.classes = classes;
    }

    private Class<?> define(String name, byte[] bytes) throws ClassNotFoundException {
        try {
            return defineClass(name, bytes, 0, bytes.length);
        } catch (SecurityException e) {
            // Only the JDK may have classes in its packages.
            throw new ClassNotFoundException(name, e);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (name.equals(GUARD)) return Guard.class;
        byte[] bytes = classes.get(name);
        if (bytes == null) return super.loadClass(name, resolve);
        synchronized (this) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : define(name, bytes);
        }
    }
}
