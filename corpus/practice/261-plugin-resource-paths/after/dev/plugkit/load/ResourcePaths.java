package dev.plugkit.load;

import java.util.Objects;

/** Converts between class names, package names and resource paths. */
public final class ResourcePaths {

    private static final String CLASS_SUFFIX = ".class";
    private static final String PACKAGE_SEPARATOR = ".";
    private static final String PATH_SEPARATOR = "/";

    private ResourcePaths() {
    }

    public static String classToPath(String className) {
        Objects.requireNonNull(className, "className");
        return toPath(className) + CLASS_SUFFIX;
    }

    public static String pathToClass(String path) {
        Objects.requireNonNull(path, "path");
        if (!path.endsWith(CLASS_SUFFIX)) {
            throw new IllegalArgumentException("not a class file: " + path);
        }
        String withoutSuffix = path.substring(0, path.length() - CLASS_SUFFIX.length());
        return withoutSuffix.replaceAll(PATH_SEPARATOR, PACKAGE_SEPARATOR);
    }

    /** The folder of a class' resources, without a trailing slash. */
    public static String resourceFolder(String className) {
        int lastDot = className.lastIndexOf(PACKAGE_SEPARATOR);
        return lastDot < 0 ? "" : toPath(className.substring(0, lastDot));
    }

    public static String sibling(String className, String resource) {
        String folder = resourceFolder(className);
        return folder.isEmpty() ? resource : folder + PATH_SEPARATOR + resource;
    }

    private static String toPath(String name) {
        return name.replaceAll(PACKAGE_SEPARATOR, PATH_SEPARATOR);
    }

    public static String outerClass(String className) {
        int dollar = className.indexOf('$');
        return dollar < 0 ? className : className.substring(0, dollar);
    }
}
