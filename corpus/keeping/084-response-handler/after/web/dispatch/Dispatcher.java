package web.dispatch;

public class Dispatcher {
    public interface Handler {
        void get(String path);

        void write(String path, boolean replace);

        void other(String verb);
    }

    private final Handler handler;
    private int handled;

    public Dispatcher(Handler handler) {
        this.handler = handler;
    }

    public int dispatch(String verb, String path) {
        switch (verb) {
            case "GET", "HEAD" -> handler.get(path);
            case "PUT" -> handler.write(path, true);
            case "PATCH" -> {
                handler.get(path);
                handler.write(path, false);
            }
            default -> handler.other(verb);
        }
        handled++;
        return handled;
    }

    public int handled() {
        return handled;
    }
}
