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
            case "HEAD":
            case "GET":
                handler.get(path);
                break;
            case "PUT":
                handler.write(path, true);
                break;
            case "PATCH":
                handler.get(path);
                handler.write(path, false);
                break;
            default:
                handler.other(verb);
        }
        return ++handled;
    }

    public int handled() {
        return handled;
    }
}
