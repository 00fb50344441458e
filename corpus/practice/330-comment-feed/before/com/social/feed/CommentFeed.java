package com.social.feed;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

public class CommentFeed {
    private final List<String> comments = new ArrayList<>();
    private final List<Consumer<String>> onPost = new ArrayList<>();
    private final List<Consumer<String>> onRemove = new ArrayList<>();

    public Runnable onPost(Consumer<String> listener) {
        Objects.requireNonNull(listener);
        onPost.add(listener);
        return () -> onPost.remove(listener);
    }

    public Runnable onRemove(Consumer<String> listener) {
        Objects.requireNonNull(listener);
        onRemove.add(listener);
        return () -> onRemove.remove(listener);
    }

    public int post(String comment) {
        if (comment == null || comment.isBlank()) {
            return comments.size();
        }
        comments.add(comment);
        for (Consumer<String> listener : new ArrayList<>(onPost)) {
            listener.accept(comment);
        }
        return comments.size();
    }

    public boolean remove(String comment) {
        if (!comments.remove(comment)) {
            return false;
        }
        for (Consumer<String> listener : new ArrayList<>(onRemove)) {
            listener.accept(comment);
        }
        return true;
    }

    public List<String> comments() {
        return List.copyOf(comments);
    }
}
