package com.social.feed;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

public class CommentFeed {
    private final List<String> comments = new ArrayList<>();
    private final Listeners<String> onPost = new Listeners<>();
    private final Listeners<String> onRemove = new Listeners<>();

    public Runnable onPost(Consumer<String> listener) {
        return onPost.add(listener);
    }

    public Runnable onRemove(Consumer<String> listener) {
        return onRemove.add(listener);
    }

    public int post(String comment) {
        if (comment != null && !comment.isBlank()) {
            comments.add(comment);
            onPost.fire(comment);
        }
        return comments.size();
    }

    public boolean remove(String comment) {
        boolean removed = comments.remove(comment);
        if (removed) {
            onRemove.fire(comment);
        }
        return removed;
    }

    public List<String> comments() {
        return List.copyOf(comments);
    }
}
