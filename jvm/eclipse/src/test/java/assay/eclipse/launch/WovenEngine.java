package assay.eclipse.launch;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.osgi.framework.hooks.weaving.WovenClass;

/** Classes of Eclipse as the weaver leaves them, without Equinox; and the host's, which refer to those. */
public final class WovenEngine extends ClassLoader {

    private static final List<String> OWN = List.of("org.eclipse.", "assay.eclipse.host.");

    public WovenEngine() {
        super(WovenEngine.class.getClassLoader());
    }

    @Override
    protected synchronized Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (OWN.stream().noneMatch(name::startsWith)) return super.loadClass(name, resolve);
        Class<?> loaded = findLoadedClass(name);
        return loaded != null ? loaded : findClass(name);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (in == null) throw new ClassNotFoundException(name);
            byte[] bytes = woven(name, in.readAllBytes());
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    private static byte[] woven(String name, byte[] bytes) {
        var latest = new byte[][] {bytes};
        var woven = (WovenClass) Proxy.newProxyInstance(
                WovenEngine.class.getClassLoader(), new Class<?>[] {WovenClass.class}, (proxy, method, arguments) -> {
                    switch (method.getName()) {
                        case "getClassName":
                            return name;
                        case "getBytes":
                            return latest[0];
                        case "getDynamicImports":
                            return new ArrayList<String>();
                        case "setBytes":
                            latest[0] = (byte[]) arguments[0];
                            return null;
                        default:
                            throw new UnsupportedOperationException(method.getName());
                    }
                });
        new Weaver().weave(woven);
        return latest[0];
    }
}
