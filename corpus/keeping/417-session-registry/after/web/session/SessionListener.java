package web.session;

public interface SessionListener {
    void opened(String token, String user);

    void closed(String token, String user, String reason);
}
