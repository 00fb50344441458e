package assay.eclipse.launch;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.TimeZone;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.osgi.framework.Bundle;

/**
 * The worker's start: a scratch folder, Equinox in it, and in that the host, which answers tasks until standard input ends. Whatever
 * goes wrong ends the process: Eclipse's own threads would keep it alive.
 */
public final class Main {

    /** The engine walks syntax trees by recursion. */
    private static final long STACK = 64L << 20;

    /** How long it may go on when nobody is there any more to hear the answers. */
    private static final long ORPHAN_MS = 30_000;

    private static Scratch scratch;

    /** The folder of the jars, the small run-time library, the index of the whole one, each empty if there is none; or that folder and the file to write such an index to. */
    public static void main(String[] arguments) {
        var in = new BufferedReader(
                new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8), 1 << 16);
        var out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16);
        System.setIn(InputStream.nullInputStream());
        System.setOut(System.err);
        Locale.setDefault(Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        var lines = new LinkedBlockingQueue<String>();
        var reader = new Thread(() -> read(in, lines), "reader");
        reader.setDaemon(true);
        reader.start();
        new Thread(null, () -> run(arguments, lines, out), "worker", STACK).start();
    }

    private static void run(String[] arguments, BlockingQueue<String> lines, OutputStream out) {
        int code = 1;
        try {
            Path jars = Path.of(arguments[0]).toRealPath();
            scratch = Scratch.open();
            Bundle host = Platform.start(jars, scratch.folder());
            if (arguments.length == 2) {
                host.loadClass("assay.eclipse.host.JdkIndex")
                        .getMethod("make", String.class)
                        .invoke(null, arguments[1]);
            } else {
                host.loadClass("assay.eclipse.host.Worker")
                        .getMethod("serve", BlockingQueue.class, OutputStream.class, String.class, String.class)
                        .invoke(null, lines, out, given(arguments, 1), given(arguments, 2));
            }
            code = 0;
        } catch (Throwable failure) {
            failure.printStackTrace();
        }
        end(code);
    }

    private static String given(String[] arguments, int at) {
        return arguments.length <= at || arguments[at].isEmpty() ? null : arguments[at];
    }

    /** Reads ahead, so that the end of the input is seen even while the engine does not come back. */
    private static void read(BufferedReader in, BlockingQueue<String> lines) {
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) lines.add(line);
            lines.add("");
            Thread.sleep(ORPHAN_MS);
        } catch (IOException | InterruptedException e) {
            // Nobody is there.
        }
        end(1);
    }

    private static synchronized void end(int code) {
        if (scratch != null) scratch.close();
        // Eclipse's own way out would write to the folder again.
        Runtime.getRuntime().halt(code);
    }

    private Main() {}
}
