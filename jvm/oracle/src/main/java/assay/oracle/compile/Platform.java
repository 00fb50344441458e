package assay.oracle.compile;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The classes of the JDK that this worker runs on, as compilers want them: by package, as class files. */
final class Platform {

    private static final Map<String, Module> MODULE_OF_PACKAGE = new HashMap<>();
    private static final Set<String> PACKAGES = new HashSet<>();

    static {
        for (Module module : ModuleLayer.boot().modules()) {
            for (String name : module.getPackages()) {
                MODULE_OF_PACKAGE.put(name, module);
                for (String prefix = name; PACKAGES.add(prefix) && prefix.indexOf('.') > 0; ) {
                    prefix = prefix.substring(0, prefix.lastIndexOf('.'));
                }
            }
        }
    }

    /** Whether the JDK has a package of this dotted name, or one below it. */
    static boolean hasPackage(String name) {
        return PACKAGES.contains(name);
    }

    /** Whether the JDK has classes in the package of this dotted name; nobody else's are seen there. */
    static boolean ownsPackage(String name) {
        return MODULE_OF_PACKAGE.containsKey(name);
    }

    /** The class file of a class named as in {@code java/util/Map$Entry}, or null. */
    static byte[] classFile(String internalName) {
        int slash = internalName.lastIndexOf('/');
        if (slash < 0) return null;
        Module module = MODULE_OF_PACKAGE.get(internalName.substring(0, slash).replace('/', '.'));
        if (module == null) return null;
        try (InputStream in = module.getResourceAsStream(internalName + ".class")) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private Platform() {}
}
