package assay.eclipse.launch;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.hooks.weaving.WeavingHook;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;
import org.osgi.framework.wiring.FrameworkWiring;

/**
 * Equinox, started in this JVM with the jars of a folder as bundles. Nothing of the workbench is there: what is started by hand below
 * is what its launcher and Declarative Services would start.
 */
final class Platform {

    /** On the launcher's class path, and lent to the bundles from there. */
    private static final List<String> ON_CLASS_PATH = List.of("org.eclipse.osgi-", "asm-", "gson-");

    private static final List<String> STARTED_FIRST = List.of(
            "org.eclipse.equinox.common",
            "org.eclipse.equinox.registry",
            "org.eclipse.core.jobs",
            "org.eclipse.equinox.preferences",
            "org.eclipse.core.contenttype",
            "org.eclipse.core.runtime");

    /** What draws Markdown in comments: required by some releases, used by no refactoring, and as a bundle not to be had everywhere. */
    private static final List<String> STAND_INS = List.of("org.commonmark", "org.commonmark-gfm-tables");

    /** The bundle that our own jar is. */
    static Bundle start(Path jars, Path scratch) throws BundleException, IOException, ReflectiveOperationException {
        Framework framework =
                ServiceLoader.load(FrameworkFactory.class).iterator().next().newFramework(configuration(scratch));
        framework.init();
        BundleContext context = framework.getBundleContext();
        context.registerService(WeavingHook.class, new Weaver(), null);
        Map<String, Bundle> bundles = install(jars, context);
        for (String name : STAND_INS) if (!bundles.containsKey(name)) context.installBundle(name, standIn(name));
        framework.start();
        if (!framework.adapt(FrameworkWiring.class).resolveBundles(null))
            throw new BundleException("not all bundles resolve: " + unresolved(context));
        for (String name : STARTED_FIRST) {
            bundles.get(name).start(Bundle.START_TRANSIENT);
            if (name.equals("org.eclipse.core.contenttype")) registerContentTypes(bundles.get(name), context);
        }
        for (Bundle bundle : bundles.values()) {
            if (bundle.getState() == Bundle.RESOLVED && bundle.getHeaders().get("Bundle-ActivationPolicy") != null) {
                bundle.start(Bundle.START_TRANSIENT | Bundle.START_ACTIVATION_POLICY);
            }
        }
        return bundles.get("assay.eclipse");
    }

    private static Map<String, String> configuration(Path scratch) throws IOException {
        Path install = Files.createDirectory(scratch.resolve("install"));
        var configuration = new HashMap<String, String>();
        configuration.put("osgi.install.area", install.toUri().toString());
        configuration.put(
                "osgi.configuration.area", scratch.resolve("configuration").toString());
        configuration.put("osgi.instance.area", scratch.resolve("workspace").toString());
        configuration.put("osgi.user.area", scratch.resolve("user").toString());
        configuration.put("osgi.nl", "en_US");
        configuration.put("org.osgi.framework.storage.clean", "onFirstInit");
        configuration.put("org.osgi.framework.bundle.parent", "ext");
        configuration.put("org.osgi.framework.bootdelegation", "com.sun.*,sun.*,jdk.*");
        configuration.put(
                "org.osgi.framework.system.packages.extra",
                "assay.eclipse.hook,assay.worker,assay.worker.engine,com.google.gson");
        // Some bundles ask for Declarative Services, and without it the start would wait forever.
        configuration.put(
                "org.osgi.framework.system.capabilities.extra",
                "osgi.extender;osgi.extender=\"osgi.component\";version:Version=\"1.5\"");
        return configuration;
    }

    private static Map<String, Bundle> install(Path jars, BundleContext context) throws IOException, BundleException {
        var bundles = new HashMap<String, Bundle>();
        try (Stream<Path> files = Files.list(jars)) {
            for (Path jar : files.filter(Platform::isBundle).sorted().toList()) {
                Bundle bundle = context.installBundle("reference:" + jar.toUri());
                bundles.put(bundle.getSymbolicName(), bundle);
            }
        }
        return bundles;
    }

    private static InputStream standIn(String name) throws IOException {
        var manifest = new Manifest();
        manifest.getMainAttributes().putValue("Manifest-Version", "1.0");
        manifest.getMainAttributes().putValue("Bundle-ManifestVersion", "2");
        manifest.getMainAttributes().putValue("Bundle-SymbolicName", name);
        manifest.getMainAttributes().putValue("Bundle-Version", "1.0.0");
        var bytes = new ByteArrayOutputStream();
        new JarOutputStream(bytes, manifest).close();
        return new ByteArrayInputStream(bytes.toByteArray());
    }

    private static boolean isBundle(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(".jar") && ON_CLASS_PATH.stream().noneMatch(name::startsWith);
    }

    private static List<String> unresolved(BundleContext context) {
        return Stream.of(context.getBundles())
                .filter(bundle -> bundle.getState() == Bundle.INSTALLED)
                .map(Bundle::getSymbolicName)
                .toList();
    }

    /** What Declarative Services would do. */
    private static void registerContentTypes(Bundle bundle, BundleContext context) throws ReflectiveOperationException {
        Class<?> type = bundle.loadClass("org.eclipse.core.internal.content.ContentTypeManager");
        Object manager = type.getDeclaredConstructor().newInstance();
        ServiceReference<?> registry = context.getServiceReference("org.eclipse.core.runtime.IExtensionRegistry");
        for (var method : type.getMethods()) {
            if (method.getName().equals("addRegistryChangeListener"))
                method.invoke(manager, context.getService(registry));
        }
        context.registerService("org.eclipse.core.runtime.content.IContentTypeManager", manager, null);
    }

    private Platform() {}
}
