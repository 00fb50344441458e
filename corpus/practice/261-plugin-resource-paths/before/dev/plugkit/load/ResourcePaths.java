package dev.plugkit.load;

import java.util.Objects;

/** Converts between class names, package names and resource paths. */
public final class ResourcePaths {

    private static final String CLASS_SUFFIX = ".class";

    private ResourcePaths() {
    }

    public static String classToPath(String className) {
        Objects.requireNonNull(className, "className");
        return className.replace('.', '/') + CLASS_SUFFIX;
    }

    public static String pathToClass(String path) {
        Objects.requireNonNull(path, "path");
        if (!path.endsWith(CLASS_SUFFIX)) {
            throw new IllegalArgumentException("not a class file: " + path);
        }
        String withoutSuffix = path.substring(0, path.length() - CLASS_SUFFIX.length());
        return withoutSuffix.replace('/', '.');
    }

    /** The folder of a class' resources, without a trailing slash. */
    public static String resourceFolder(String className) {
        int lastDot = className.lastIndexOf('.');
        if (lastDot < 0) {
            return "";
        }
        return className.substring(0, lastDot).replace('.', '/');
    }

    public static String sibling(String className, String resource) {
        String folder = resourceFolder(className);
        return folder.isEmpty() ? resource : folder + "/" + resource;
    }

    public static String outerClass(String className) {
        int dollar = className.indexOf('$');
        return dollar < 0 ? className : className.substring(0, dollar);
    }
}
