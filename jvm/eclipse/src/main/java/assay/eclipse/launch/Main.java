package assay.eclipse.launch;

import assay.worker.Handler;
import assay.worker.WorkerLoop;
import assay.worker.engine.Scratch;
import java.nio.file.Path;
import java.util.Locale;
import java.util.TimeZone;
import org.osgi.framework.Bundle;

/** The worker's start: a scratch folder, Equinox in it, and in that the host, which answers tasks until standard input ends. */
public final class Main {

    /** The engine walks syntax trees by recursion. */
    private static final long STACK = 64L << 20;

    private static Scratch scratch;

    /** The folder of the jars, the small run-time library, the index of the whole one, each empty if there is none; or that folder and the file to write such an index to. */
    public static void main(String[] arguments) {
        Locale.setDefault(Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        WorkerLoop.run(STACK, lastWords -> start(arguments), Main::end);
    }

    private static Handler start(String[] arguments) throws Exception {
        Bundle host = platform(Path.of(arguments[0]).toRealPath());
        if (arguments.length == 2) {
            host.loadClass("assay.eclipse.host.JdkIndex")
                    .getMethod("make", String.class)
                    .invoke(null, arguments[1]);
            // Does not return.
            end(0);
        }
        return (Handler) host.loadClass("assay.eclipse.host.Host")
                .getConstructor(String.class, String.class)
                .newInstance(given(arguments, 1), given(arguments, 2));
    }

    private static Bundle platform(Path jars) throws Exception {
        scratch = Scratch.open("eclipse");
        return Platform.start(jars, scratch.folder());
    }

    private static String given(String[] arguments, int at) {
        return arguments.length <= at || arguments[at].isEmpty() ? null : arguments[at];
    }

    private static synchronized void end(int code) {
        if (scratch != null) scratch.close();
        // Eclipse's own way out would write to the folder again, and its threads would keep the process alive.
        Runtime.getRuntime().halt(code);
    }

    private Main() {}
}
